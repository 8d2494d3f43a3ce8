import { type FileFault, gameText, readGame } from '@cloak/record'
import { expect, test } from 'vitest'
import { golden, goldenPaths } from './golden.ts'

const simulated = golden(goldenPaths('simulated')[0]!)
const served = golden(goldenPaths('served')[0]!)

test('a file that is written has one log entry on a line, and is read as it was', () => {
  const { file, text, claimed } = simulated
  expect(gameText(file)).toBe(text)
  for (const entry of file.log) expect(text).toContain(`\n${JSON.stringify(entry)}`)
  const { format: _, version: __, ...parts } = file
  expect(claimed).toEqual(parts)
})

test('a file that says where its seed came from is written with that part, last', () => {
  const text = gameText(served.file)
  expect(JSON.parse(text)).toEqual(served.file)
  expect(Object.keys(JSON.parse(text) as object).at(-1)).toBe('fairness')
  expect(readGame(text)).toEqual(served.claimed)
})

const { file, text } = simulated
const faults: [string, unknown, FileFault][] = [
  ['another file', { name: 'x' }, { kind: 'not-a-game' }],
  ['a list', [], { kind: 'not-a-game' }],
  ['null', null, { kind: 'not-a-game' }],
  ['a later version', { ...file, version: 2 }, { kind: 'unknown-version', version: 2, known: 1 }],
  ['a part missing', { ...file, digests: undefined }, { kind: 'missing-part', part: 'digests' }],
  ['a part too many', { ...file, notes: '' }, { kind: 'extra-part', part: 'notes' }],
  ['a setup that is none', { ...file, setup: [] }, { kind: 'not-an-object', part: 'setup' }],
  ['a log that is none', { ...file, log: {} }, { kind: 'not-a-list', part: 'log' }],
  ['digests that are none', { ...file, digests: 'x' }, { kind: 'not-a-list', part: 'digests' }],
]
test.each(faults)('%s is not a saved game', (_, read, fault) => {
  expect(readGame(JSON.stringify(read))).toEqual({ fault })
})

test('half a file is not JSON', () => {
  expect(readGame(text.slice(0, text.length >> 1))).toMatchObject({ fault: { kind: 'not-json' } })
})
