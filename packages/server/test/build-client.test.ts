import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { isStale, SOURCES } from '../src/web/build-client.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const RULEBOOK = '\0virtual:rulebook/'

/** Every file of ours that the client is built of, in its page and in its worker. */
async function bundled(): Promise<string[]> {
  const read = new Set<string>()
  const reader: Plugin = {
    name: 'reader',
    load: {
      order: 'pre',
      handler(id) {
        const file = id.split('?', 1)[0]!
        read.add(file.startsWith(RULEBOOK) ? join(ROOT, 'docs/rules', `${file.slice(RULEBOOK.length)}.md`) : file)
        return null
      },
    },
  }
  const root = join(ROOT, 'packages/client')
  await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    mode: 'production',
    build: { write: false },
    plugins: [reader],
    worker: { plugins: () => [reader] },
  })
  return [...read].filter(file => file.startsWith(ROOT + sep) && !file.includes('/node_modules/'))
}

test('whatever the client is built of is looked at before an old build is served', async () => {
  const files = await bundled()
  expect(files.filter(file => file.includes('/packages/bots/'))).not.toEqual([])
  expect(files.filter(file => !SOURCES.some(place => file.startsWith(place + sep)))).toEqual([])
})

test('a build is stale when anything it is made of is newer, a file or one in a folder; a test is no part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cloak-build-'))
  const sources = [join(folder, 'bots'), join(folder, 'package-lock.json'), join(folder, 'not-there')]
  const write = (place: string, time: number): void => {
    const file = join(folder, place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    utimesSync(file, time, time)
  }
  const stale = (): boolean => isStale(join(folder, 'dist'), sources)
  write('bots/src/levels.ts', 10)
  write('package-lock.json', 10)
  expect(stale()).toBe(true)
  write('dist/index.html', 20)
  write('bots/test/levels.test.ts', 30)
  expect(stale()).toBe(false)
  write('bots/src/levels.ts', 30)
  expect(stale()).toBe(true)
  write('bots/src/levels.ts', 10)
  write('package-lock.json', 30)
  expect(stale()).toBe(true)
  rmSync(folder, { recursive: true })
})
