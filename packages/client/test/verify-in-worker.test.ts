import { readFileSync } from 'node:fs'
import type { ServedGameFile } from '@cloak/record'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Asked, Spoken } from '../src/solo/messages.ts'

const GOLDEN = new URL('../../record/test/golden/served/citadels-2016.json', import.meta.url)
const file = JSON.parse(readFileSync(GOLDEN, 'utf8')) as ServedGameFile

const worker = {
  hears: (_: { data: Asked }): void => {},
  speaks: (_: Spoken): void => {},
}
beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_: 'message', listener: typeof worker.hears) => void (worker.hears = listener),
    postMessage: (spoken: Spoken) => worker.speaks(spoken),
  })
  await import('../src/solo/worker.ts')
})
afterAll(() => vi.unstubAllGlobals())

const verified = (file: ServedGameFile): Promise<Spoken> =>
  new Promise(settle => {
    worker.speaks = settle
    worker.hears({ data: { kind: 'verify', file } })
  })

test('the worker says whether a game holds, or that its rules are not known here', async () => {
  expect(await verified(file)).toEqual({ kind: 'verify', holds: true })
  expect(await verified({ ...file, log: file.log.slice(1) })).toEqual({ kind: 'verify', holds: false })
  const chess = { ...file, setup: { ...file.setup, game: 'chess' } }
  expect(await verified(chess)).toEqual({ kind: 'verify', holds: null })
})

test('a file on which the rules crash gets an answer too, which accuses nobody', async () => {
  const { log: _, ...half } = file
  expect(await verified(half as ServedGameFile)).toEqual({ kind: 'broken' })
})
