import { describe, expect, test } from 'vitest'
import type { Bout } from '../src/arena-game.ts'
import { arenaRows, interval, ratingsAfter } from '../src/arena-table.ts'
import { cloak, cloakOn, cloakSoon } from './cloak.ts'

interface Row {
  bot: string
  role?: string
  seats: number
  wins: number
  least: number
  most: number
}
interface Arena {
  bots: Row[]
  decisions: number
}
function arena(...argv: string[]): Arena {
  const { code, out, err } = cloak('arena', '--json', ...argv)
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as Arena
}

describe('the interval', () => {
  test('holds the share, and is narrower for more games', () => {
    for (const n of [4, 40, 400])
      for (const share of [0, 0.25, 0.5, 1]) {
        const [least, most] = interval(share, n)
        expect(least).toBeLessThanOrEqual(share)
        expect(most).toBeGreaterThanOrEqual(share)
        const [less, more] = interval(share, 10 * n)
        expect(more - less).toBeLessThan(most - least)
      }
  })
  test("is Wilson's", () => {
    const [least, most] = interval(0.5, 100)
    expect(least).toBeCloseTo(0.4038, 4)
    expect(most).toBeCloseTo(0.5962, 4)
  })
})

const stands = (place: number, score: number) => ({ place, score })
const TWO_BOUTS: Bout[] = [
  {
    bots: ['a', 'b', 'b'],
    roles: ['devil', 'mortal', 'mortal'],
    standing: [stands(1, 10), stands(1, 10), stands(3, 4)],
    decisions: 1,
  },
  {
    bots: ['b', 'a', 'b'],
    roles: ['devil', 'mortal', 'mortal'],
    standing: [stands(1, 9), stands(2, 8), stands(3, 1)],
    decisions: 1,
  },
]

test('a shared win is shared, and places and scores are averaged', () => {
  expect(arenaRows(TWO_BOUTS, false)).toMatchObject([
    { bot: 'a', seats: 2, wins: 0.25, place: 1.5, score: 9 },
    { bot: 'b', seats: 4, wins: 0.375, place: 2, score: 6 },
  ])
})

test('roles are told apart when they are asked for', () => {
  expect(arenaRows(TWO_BOUTS, true)).toMatchObject([
    { bot: 'a', role: 'devil', seats: 1, wins: 0.5 },
    { bot: 'a', role: 'mortal', seats: 1, wins: 0 },
    { bot: 'b', role: 'devil', seats: 1, wins: 1 },
    { bot: 'b', role: 'mortal', seats: 3 },
  ])
})

test('whoever comes in first is rated higher, and one name has one rating', () => {
  const [bout] = TWO_BOUTS
  const won = Array.from({ length: 5 }, () => ({ ...bout!, standing: [stands(1, 9), stands(2, 5), stands(2, 5)] }))
  const ratings = ratingsAfter(won)
  expect([...ratings.keys()]).toEqual(['a', 'b'])
  expect(ratings.get('a')!.mu).toBeGreaterThan(30)
  expect(ratings.get('b')!.mu).toBeLessThan(25)
  expect(ratings.get('b')!.sigma).toBeLessThan(8)
})

describe('greedy beats three who answer at random', () => {
  test.each(['citadels-2016', 'citadels-classic', 'chytrogrod', 'pact'])('%s', game => {
    const { bots } = arena('--game', game, '--seats', '4', '--bots', 'greedy,random,random,random', '--games', '40')
    expect(bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['greedy', 40],
      ['random', 120],
    ])
    expect(bots[0]!.wins).toBeGreaterThanOrEqual(0.92)
  })
})

test('looking ahead beats not looking', () => {
  const argv = ['--game', 'citadels-2016', '--seats', '2', '--bots', 'search,random', '--games', '2', '--budget', '5']
  const { bots } = arena(...argv)
  expect(bots[0]).toMatchObject({ bot: 'search', wins: 1 })
})

test('the same arguments give the same result', () => {
  const argv = ['--game', 'citadels-2016', '--seats', '3', '--bots', 'search,greedy', '--games', '1', '--budget', '3']
  expect(arena(...argv)).toEqual(arena(...argv))
  expect(arena(...argv).decisions).toBeGreaterThan(20)
})

test('on several threads the result is the same', async () => {
  const argv = [
    'arena',
    '--game',
    'citadels-2016',
    '--seats',
    '2',
    '--bots',
    'search,greedy',
    '--games',
    '3',
    '--budget',
    '2',
  ]
  const [one, two] = [cloak(...argv), await cloakSoon({ cores: 2 }, ...argv)]
  const still = (text: string): string => text.replace(/ in .*$/m, '')
  expect(two).toMatchObject({ code: 0, err: '' })
  expect(still(two.out)).toBe(still(one.out))
})

test('roles are known when the game is over', () => {
  const { bots } = arena('--game', 'pact', '--bots', 'greedy,random', '--games', '4', '--by', 'role')
  expect(bots.map(({ bot, role, seats }) => [bot, role, seats])).toEqual([
    ['greedy', 'cultist', 2],
    ['greedy', 'devil', 2],
    ['greedy', 'mortal', 4],
    ['random', 'cultist', 2],
    ['random', 'devil', 2],
    ['random', 'mortal', 4],
  ])
})

test('the first bot can be given one role', () => {
  const { bots } = arena(
    '--game',
    'pact',
    '--bots',
    'greedy,random,random,random',
    '--games',
    '8',
    '--by',
    'role',
    '--role',
    'devil',
  )
  expect(bots.filter(({ bot }) => bot === 'greedy').map(({ role, seats }) => [role, seats])).toEqual([['devil', 2]])
})

test('milliseconds are counted by the clock', () => {
  let clock = 0
  const argv = ['--game', 'chytrogrod', '--seats', '3', '--bots', 'greedy', '--games', '1', '--budget', '2ms']
  const { code, out } = cloakOn({ now: () => (clock += 1) }, 'arena', ...argv)
  expect(code).toBe(0)
  expect(out).toContain('chytrogrod: 1 games of 3 seats, seed 1, budget 2ms')
  expect(out).toMatch(/greedy +3 +33\.3 %/)
})

describe('what cannot be understood', () => {
  const play = ['arena', '--game', 'citadels-2016']
  test.each([
    ['no bots', play, '--bots is needed'],
    ['an unknown bot', [...play, '--bots', 'grandmaster'], "there is no bot 'grandmaster'; there are: random, greedy"],
    ['no budget', [...play, '--bots', 'greedy', '--budget', '0'], "not '0'"],
    ['a budget in seconds', [...play, '--bots', 'greedy', '--budget', '1s'], "not '1s'"],
    ['no such split', [...play, '--bots', 'greedy', '--by', 'seat'], "not 'seat'"],
    ['roles where there are none', [...play, '--bots', 'greedy', '--by', 'role'], 'nobody has a role'],
    ['a role there is not', ['arena', '--game', 'pact', '--bots', 'greedy', '--role', 'angel'], "'angel' in none"],
    ['no threads', [...play, '--bots', 'greedy', '--workers', '0'], "not '0'"],
    ['a file', [...play, '--bots', 'greedy', 'x'], "arena takes no file ('x')"],
  ])('%s', (_, argv, says) => {
    const { code, out, err } = cloak(...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(says)
  })
  test('help says how', () => expect(cloak('arena', '--help').out).toContain('--budget Nms'))
})
