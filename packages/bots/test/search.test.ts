import { type Budget, search } from '@cloak/bots'
import { citadels2016, type Options } from '@cloak/citadels-2016'
import { awaited, Rng, see, type Setup, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { playing, toy } from './toy.ts'

const seenAt = (seat: number, ...position: Parameters<typeof playing>) => see(toy, playing(...position), { at: seat })
const found = (seat: number, seed: string, iterations: number, ...position: Parameters<typeof playing>) =>
  search(toy, seenAt(seat, ...position), seat, Rng.from(seed), { iterations })

describe('the search', () => {
  test('finds what serves its own card', () => {
    expect(found(0, 'a', 200, [9, 5]).best).toBe('high')
    expect(found(0, 'a', 200, [1, 5]).best).toBe('low')
  })
  test('says how sure it is', () => {
    const [first, second] = found(0, 'a', 400, [9, 5]).weighed
    expect(first!.share).toBeGreaterThan(0.8)
    expect(second!.share).toBeLessThan(0.3)
    expect(first!.visits).toBeGreaterThan(second!.visits)
  })
  test('cannot tell apart what its seat cannot tell apart', () => {
    for (const own of [1, 4, 5, 6, 9]) expect(found(0, 'b', 60, [own, 1])).toEqual(found(0, 'b', 60, [own, 9]))
  })
  test('gives the same again for the same seed, and another course for another', () => {
    expect(found(0, 'c', 50, [5, 5])).toEqual(found(0, 'c', 50, [5, 5]))
    expect(found(0, 'c', 50, [5, 5])).not.toEqual(found(0, 'd', 50, [5, 5]))
  })
})

describe('the budget', () => {
  test('is kept', () => {
    const { iterations, weighed } = found(0, 'a', 37, [5, 5])
    expect(iterations).toBe(37)
    expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(37)
  })
  test('can be cut short, and there is an answer all the same', () => {
    let asked = 0
    const stop = () => ++asked === 5
    const { iterations } = search(toy, seenAt(0, [5, 5]), 0, Rng.from('a'), { iterations: Infinity, stop })
    expect(iterations).toBe(5)
    const at0nce = search(toy, seenAt(0, [5, 5]), 0, Rng.from('a'), { iterations: Infinity, stop: () => true })
    expect(at0nce.iterations).toBe(1)
    expect(['high', 'low']).toContain(at0nce.best)
  })
  test('is not spent where there is nothing to choose', () => {
    expect(found(0, 'a', 100, [5, 5], 'only')).toMatchObject({ best: 'this', iterations: 0 })
  })
})

test('a large question is opened slowly', () => {
  const { weighed } = found(1, 'a', 400, [5, 5], 'name')
  expect(weighed.length).toBeGreaterThan(10)
  expect(weighed.length).toBeLessThan(40)
  expect(weighed[0]!.visits).toBeGreaterThan(5)
})

test('who is asked nothing does not answer', () => {
  expect(() => found(1, 'a', 10, [5, 5])).toThrow('nothing is asked of this seat')
})

describe('answers compared in the same worlds', () => {
  const setup: Setup<Options> = {
    game: 'citadels-2016',
    rules: citadels2016.rules,
    seats: 4,
    options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 'random', overruled: [] },
    seed: 'paired',
  }
  const { state } = start(citadels2016, setup)
  const [seat] = awaited(citadels2016, state)
  const seen = see(citadels2016, state, { at: seat! })
  const look = (budget: Budget, seed = 'paired') => search(citadels2016, seen, seat!, Rng.from(seed), budget)

  test('the budget is kept, whatever it is', () => {
    for (const iterations of [1, 2, 5, 17, 60]) expect(look({ iterations }).iterations).toBeLessThanOrEqual(iterations)
  })
  test('an answer that is given up has seen fewer worlds', () => {
    const all = ['one', 'two', 'three', 'four'].map(seed => look({ iterations: 400 }, seed).weighed)
    for (const weighed of all) {
      expect(weighed.length).toBeGreaterThan(2)
      expect(weighed[0]!.visits).toBeGreaterThanOrEqual(weighed.at(-1)!.visits)
    }
    // Where all but one are given up together there is nothing left to compare; that does not happen every time.
    expect(all.some(weighed => weighed[0]!.visits > weighed.at(-1)!.visits)).toBe(true)
  })
  test('it can be cut short in the middle of a world', () => {
    let asked = 0
    const { iterations, weighed, best } = look({ iterations: Infinity, stop: () => ++asked === 7 })
    expect(iterations).toBe(7)
    expect(weighed[0]!.answer).toEqual(best)
    expect(look({ iterations: Infinity, stop: () => true }).iterations).toBe(1)
  })
  test('whoever looks on sees every play-out', () => {
    let playOuts = 0
    search(citadels2016, seen, seat!, Rng.from('paired'), { iterations: 20 }, { watch: () => void playOuts++ })
    expect(playOuts).toBe(look({ iterations: 20 }).iterations)
  })
})
