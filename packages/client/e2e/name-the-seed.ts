import { relative } from 'node:path'
import { beforeEach } from 'vitest'
import { ROOT } from './places.ts'
import { SEED } from './seed.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

// A failure says how to play the same choices again.
beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    const file = relative(ROOT, task.file.filepath)
    const again = `E2E_SEED=${SEED} npm run units -- ${file} -t ${quoted(literal(task.name))}`
    for (const error of task.result?.errors ?? []) error.message += `\nThe same choices again: ${again}`
  })
})
