import { join, relative } from 'node:path'
import { beforeEach } from 'vitest'
import { closerOfNewPages, pictureOpenPages } from './open-pages.ts'
import { ARTEFACTS, ROOT } from './places.ts'
import { SEED } from './seed.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

// A failure says how the same choices are played again, and shows what the pages looked like.
beforeEach(({ onTestFailed, onTestFinished }) => {
  onTestFinished(closerOfNewPages())
  onTestFailed(async ({ task }) => {
    const file = relative(ROOT, task.file.filepath)
    const pages = await pictureOpenPages(n => join(ARTEFACTS, `failed-${task.id}-${n}.png`))
    const said = [
      `The same choices again: E2E_SEED=${SEED} npm run units -- ${file} -t ${quoted(literal(task.name))}`,
      ...pages.map(page => `A page was at ${page}`),
    ]
    for (const error of task.result?.errors ?? []) error.message += `\n${said.join('\n')}`
  })
})
