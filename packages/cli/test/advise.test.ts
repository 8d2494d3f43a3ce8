import { advise, analyse } from '@cloak/bots'
import { games } from '@cloak/games'
import { awaited, type Entry, imagine, playOut, Rng, sample, see, start, take } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { cloak, savedGame, scratch } from './cloak.ts'

const folder = scratch()
const { path, game } = savedGame(folder.path)

describe('cloak advise', () => {
  test('says the best answers, their chances and why', () => {
    const { code, out } = cloak('advise', path, '--at', '0', '--budget', '60')
    expect(code).toBe(0)
    expect(out).toMatch(/^question 0, seat \d: Which character do you keep\?/)
    expect(out).toMatch(/\d+ % {2}\S.* {2}\(\d+\)/)
    expect(out).toContain('60 worlds')
  })
  test('in another language too', () => {
    expect(cloak('advise', path, '--at', '0', '--budget', '10', '--lang', 'pl').out).toContain('postać')
  })
  test('as JSON, and the same again', () => {
    const argv = ['advise', path, '--at', '3', '--budget', '20', '--json']
    const once = cloak(...argv)
    expect(cloak(...argv)).toEqual(once)
    const { at, answers, iterations } = JSON.parse(once.out) as { at: number; answers: unknown[]; iterations: number }
    expect({ at, iterations }).toEqual({ at: 3, iterations: 20 })
    expect(answers.length).toBeGreaterThan(0)
  })
  test.each([
    ['no file', ['advise'], 'advise needs a file'],
    ['no moment', ['advise', path], '--at is needed'],
    ['a moment after the end', ['advise', path, '--at', '99999'], '--at must be less than'],
    ['a seat that is not asked', ['advise', path, '--at', '0', '--as', '9'], '--as must be'],
  ])('%s', (_, argv, says) => {
    const { code, err } = cloak(...argv)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})

describe('cloak analyse', () => {
  test('charts the chances and names the moments', () => {
    const { code, out } = cloak('analyse', path, '--play-outs', '1', '--moments', '2')
    expect(code).toBe(0)
    expect(out).toMatch(/^chance of winning/)
    expect(out).toContain('moments that swung it')
    expect(out).toMatch(/→ \d+ %/)
  })
  test('as JSON: the last point is the end', () => {
    const { out } = cloak('analyse', path, '--play-outs', '1', '--json')
    const { points } = JSON.parse(out) as { points: { chances: number[] }[] }
    const winners = game.standing!.filter(({ place }) => place === 1).length
    expect(points.at(-1)!.chances).toEqual(game.standing!.map(({ place }) => (place === 1 ? 1 / winners : 0)))
  })
  test('needs a file', () => expect(cloak('analyse')).toMatchObject({ code: 2 }))
})

describe.each(games.map(({ game }) => game))('$id', game => {
  const seats = game.seats[0]!
  const setup = {
    game: game.id,
    rules: game.rules,
    seats,
    options: game.options(seats).lapse as object,
    seed: 'advice',
  }
  test('the advisor says the same in worlds that look alike', () => {
    for (const moves of [0, 17, 60]) {
      const { state } = start(game, setup)
      playOut(game, state, Rng.from(`advice ${moves}`), moves)
      const [seat] = awaited(game, state)
      if (seat === undefined) continue
      const seen = see(game, state, { at: seat })
      const other = imagine(game, seen, seat, Rng.from('other'))
      const counsel = { iterations: 8, seed: 'same' }
      expect(advise(game, see(game, other, { at: seat }), seat, counsel)).toEqual(advise(game, seen, seat, counsel))
    }
  })
  test('the chances of a game add up at every point', () => {
    const { state } = start(game, setup)
    const log: Entry[] = []
    const rng = Rng.from('log')
    for (let n = 0; n < 12; n++) {
      const [seat] = awaited(game, state)
      const answer = sample(see(game, state, { at: seat! }).mine!.decision, rng)
      log.push({ at: state.at, seat: seat!, answer: structuredClone(answer) })
      take(game, state, seat!, answer)
    }
    const found = analyse(game, setup, log, { seed: 'a', playOuts: 1 })
    if ('why' in found) throw new Error(found.why.key)
    expect(found.points.length).toBeGreaterThan(1)
    for (const { chances } of found.points) expect(chances.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1)
  })
})
