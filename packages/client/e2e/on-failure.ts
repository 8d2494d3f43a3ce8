import { join, relative } from 'node:path'
import { beforeEach, type RunnerTestCase } from 'vitest'
import { closerOfNewPages, pictureOpenPages } from './open-pages.ts'
import { ARTEFACTS, ROOT } from './places.ts'
import { SEED } from './seed.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How the same choices are played again, and what the pages looked like. */
async function helpWith(task: RunnerTestCase): Promise<string> {
  const file = relative(ROOT, task.file.filepath)
  const pages = await pictureOpenPages(n => join(ARTEFACTS, `failed-${task.id}-${n}.png`))
  return [
    `The same choices again: E2E_SEED=${SEED} npm run units -- ${file} -t ${quoted(literal(task.name))}`,
    ...pages.map(page => `A page was at ${page}`),
  ].join('\n')
}

beforeEach(({ onTestFinished }) => {
  const close = closerOfNewPages()
  onTestFinished(async ({ task }) => {
    const { errors = [] } = task.result ?? {}
    if (errors.length > 0) {
      const help = await helpWith(task)
      for (const error of errors) error.message += `\n${help}`
    }
    await close()
  })
})
