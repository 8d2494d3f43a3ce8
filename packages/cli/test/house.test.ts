import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloak, scratch } from './cloak.ts'

const folder = scratch()
const written = (name: string, values: unknown): string => folder.write(name, JSON.stringify(values))

test("a game played with a host's values is another game, verified and shown with the same values only", () => {
  const house = written('short.json', { rounds: 12 })
  const games = join(folder.path, 'games')
  const simulated = cloak(
    'simulate',
    '--game',
    'chytrogrod',
    '--games',
    '1',
    '--house',
    house,
    '--save',
    games,
    '--json',
  )
  expect(simulated.code).toBe(0)
  expect((JSON.parse(simulated.out) as { game: string }).game).toMatch(/^chytrogrod\+[0-9a-f]{8}$/)
  const saved = join(games, readdirSync(games)[0]!)
  expect(cloak('verify', saved, '--house', house).code).toBe(0)
  expect(cloak('show', saved, '--house', house).out).toContain('chytrogrod+')
  expect(cloak('verify', saved)).toMatchObject({ code: 1, err: expect.stringContaining('there is no game') as string })
  const others = written('others.json', { rounds: 13 })
  expect(cloak('verify', saved, '--house', others).code).toBe(1)
})

test('values that cannot be played with are refused, naming the place', () => {
  const refused = cloak('simulate', '--game', 'chytrogrod', '--house', written('bad.json', { rounds: 0 }))
  expect(refused.code).toBe(2)
  expect(refused.err).toContain('rounds')
  expect(refused.err).toContain('CHY-9.5')
  expect(refused.out).toBe('')
})

test('a game without values of its own says so, and a file that is not there is named', () => {
  const house = written('any.json', {})
  expect(cloak('simulate', '--game', 'citadels-2016', '--house', house).err).toContain('kernel.no-house')
  expect(cloak('simulate', '--game', 'chytrogrod', '--house', join(folder.path, 'nowhere.json')).err).toContain(
    'nowhere.json',
  )
})
