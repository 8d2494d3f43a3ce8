import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@cloak/games'
import { expect, test } from 'vitest'
import { cloak, scratch } from './cloak.ts'

const GOLDEN = join(import.meta.dirname, '../../record/test/golden/simulated')
const read = (path: string): string => readFileSync(path, 'utf8')

test.each(games.map(({ game }) => game.id))('%s: the same seed saves the same file, byte for byte, as ever', id => {
  const { path, list } = folder(id)
  expect(read(join(path, list()[0]!))).toBe(read(join(GOLDEN, `${id}.json`)))
})

// Made outside of the tests, so that they are removed after them.
const folders = new Map(games.map(({ game }) => [game.id, scratch()]))

function folder(id: string) {
  const saved = folders.get(id)!
  const seats = id === 'pact' ? '4' : '3'
  const { code } = cloak(
    'simulate',
    '--game',
    id,
    '--seats',
    seats,
    '--games',
    '1',
    '--seed',
    'old',
    '--save',
    saved.path,
  )
  expect(code).toBe(0)
  return saved
}
