import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import type { Found } from './find-browser.ts'
import { ARTEFACTS } from './places.ts'
import { preparedBrowser } from './prepare-browser.ts'
import { SEED } from './seed.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browser: Found
  }
}

/** Runs once, before the first browser test: finds the browser, and lets a first server build the client. */
export async function setup(project: TestProject): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true })
  project.provide('browser', await preparedBrowser())
  const first = await startServer()
  await first.stop()
  console.log(`The players of the browser tests draw from E2E_SEED=${SEED}`)
}
