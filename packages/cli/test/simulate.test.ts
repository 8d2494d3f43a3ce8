import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '@cloak/cli'
import { games } from '@cloak/games'
import { afterwards, Rng, sample, type Setup } from '@cloak/kernel'
import { outcomeText } from '@cloak/record'
import { describe, expect, test } from 'vitest'
import { seated } from '../src/bots.ts'
import { playGame } from '../src/play.ts'
import { cloak, cloakOn, scratch } from './cloak.ts'

function simulate(...argv: string[]): Result {
  const { code, out, err } = cloak('simulate', '--game', 'citadels-2016', '--json', ...argv)
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as Result
}

describe('the result', () => {
  const result = simulate('--seats', '3', '--games', '20', '--seed', 'a')
  test('has all its parts', () => {
    const parts =
      'game rules seats games seed bots decisions seconds gamesPerSecond decisionsPerSecond rounds scores wins digest'
    expect(Object.keys(result)).toEqual(parts.split(' '))
    expect(result).toMatchObject({ game: 'citadels-2016', rules: 1, seats: 3, games: 20, seed: 'a' })
    expect(result.bots).toEqual(['random', 'random', 'random'])
    expect(result.digest).toMatch(/^[0-9a-f]{64}$/)
  })
  test('counts', () => {
    expect(result.decisions).toBeGreaterThan(20 * 30)
    expect(result.wins).toHaveLength(3)
    expect(result.wins.reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(20)
    for (const { mean, min, max } of [result.rounds, result.scores]) {
      expect(min).toBeLessThan(mean)
      expect(mean).toBeLessThan(max)
    }
  })
  test('is the same again', () => {
    const again = simulate('--seats', '3', '--games', '20', '--seed', 'a')
    expect(again).toEqual(result)
  })
  test('depends on seed, number, seats and options', () => {
    const others = [
      simulate('--seats', '3', '--games', '20', '--seed', 'b'),
      simulate('--seats', '3', '--games', '19', '--seed', 'a'),
      simulate('--seats', '4', '--games', '20', '--seed', 'a'),
      simulate('--seats', '3', '--games', '20', '--seed', 'a', '--options', 'random'),
    ]
    expect(new Set([result, ...others].map(r => r.digest)).size).toBe(5)
  })
  test('in text', () => {
    const { code, out, err } = cloak(
      'simulate',
      '--game',
      'citadels-2016',
      '--seats',
      '3',
      '--games',
      '20',
      '--seed',
      'a',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('20 games of 3 seats')
    expect(out).toContain(result.digest)
  })
})

test('speed is what the clock says', () => {
  let clock = 0
  const { out } = cloakOn(
    { now: () => (clock += 500) },
    'simulate',
    '--game',
    'citadels-2016',
    '--games',
    '4',
    '--json',
  )
  const { seconds, gamesPerSecond, decisions, decisionsPerSecond } = JSON.parse(out) as Result
  expect(gamesPerSecond).toBeCloseTo(4 / seconds, 3)
  expect(decisionsPerSecond).toBeCloseTo(decisions / seconds, 3)
})

test('the default seats are four, and the games a hundred', () => {
  expect(simulate()).toMatchObject({ seats: 4, games: 100, seed: '1' })
})

test('bots are seated cyclically', () => {
  expect(seated('greedy,random', 3).map(({ name }) => name)).toEqual(['greedy', 'random', 'greedy'])
  expect(seated(' random , random', 3)).toHaveLength(3)
})

describe('saving', () => {
  const { path, list } = scratch()
  test.each([
    ['default options', []],
    ['random options', ['--options', 'random']],
  ])('changes nothing in the games: %s', (_, more) => {
    const argv = ['--seats', '5', '--games', '12', '--seed', 'x/y', ...more]
    const saved = simulate(...argv, '--save', path)
    expect(saved).toEqual(simulate(...argv))
    expect(list()).toHaveLength(12)
    expect(list()[0]).toBe('citadels-2016-5-x_y-00.json')
    expect(cloak('verify', ...list().map(name => join(path, name))).code).toBe(0)
  })
  test('where it cannot be done exits 1', () => {
    const file = join(path, 'file')
    writeFileSync(file, '')
    const { code, out, err } = cloak('simulate', '--game', 'citadels-2016', '--games', '1', '--save', file)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`cannot save in '${file}'`)
  })
})

describe('a game that is written down is the game that is played out', () => {
  const cases = games.flatMap(({ game }) => game.seats.map(seats => [game.id, seats, game] as const))
  test.each(cases)('%s, %i seats', (id, seats, game) => {
    for (let i = 0; i < 5; i++) {
      const options = sample(game.options(seats), Rng.from(`o${i}`)) as object
      const setup: Setup = { game: id, rules: game.rules, seats, options, seed: `s${i}` }
      const fast = playGame(game, setup, seated('random', seats))
      let entries = 0
      const scribe = { began: () => {}, entered: () => void entries++ }
      const slow = playGame(game, setup, seated('random', seats), scribe)
      expect(outcomeText(slow.standing, slow.state)).toBe(outcomeText(fast.standing, fast.state))
      expect([slow.decisions, entries]).toEqual([fast.decisions, fast.decisions])
      expect(afterwards(fast.state)).not.toBeNull()
    }
  })
})

describe('progress', () => {
  const argv = ['simulate', '--game', 'citadels-2016', '--games', '5', '--json']
  const clock = () => {
    let time = 0
    return () => (time += 1000)
  }
  test('is told to a terminal, and wiped away', () => {
    const { err, out } = cloakOn({ tty: true, now: clock() }, ...argv)
    expect(err).toContain('game 3 of 5 (60 %)')
    expect(err.endsWith('\r\u001b[K')).toBe(true)
    expect(() => JSON.parse(out) as unknown).not.toThrow()
  })
  test('and to nobody else', () => expect(cloakOn({ now: clock() }, ...argv).err).toBe(''))
})
