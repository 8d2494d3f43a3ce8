import { advise, analyse } from '@cloak/bots'
import { type Entry, type Game, see, type Setup } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { reasonsFor } from '../src/reasons.ts'
import { playing, type Toy, toy } from './toy.ts'

const seenAt = (...position: Parameters<typeof playing>) => see(toy, playing(...position), { at: 0 })

describe('the advisor', () => {
  test('puts the best answer first, with its chance of winning', () => {
    const { answers, iterations } = advise(toy, seenAt([9, 5]), 0, { iterations: 200, seed: 'a' })
    expect(iterations).toBe(200)
    expect(answers.map(({ answer }) => answer)).toEqual(['high', 'low'])
    expect(answers[0]!.chance).toBeGreaterThan(0.8)
    expect(answers[1]!.chance).toBeLessThan(0.2)
    expect(answers[0]!.worlds).toBeGreaterThan(answers[1]!.worlds)
  })
  test('puts forward as few as it is told', () => {
    expect(advise(toy, seenAt([9, 5]), 0, { iterations: 50, seed: 'a', most: 1 }).answers).toHaveLength(1)
  })
  test('advises the same for what its seat cannot tell apart', () => {
    const counsel = { iterations: 60, seed: 'b' }
    for (const own of [1, 5, 9])
      expect(advise(toy, seenAt([own, 1]), 0, counsel)).toEqual(advise(toy, seenAt([own, 9]), 0, counsel))
  })
  test('has nothing to weigh where there is nothing to choose', () => {
    const { answers, iterations } = advise(toy, seenAt([5, 5], 'only'), 0, { iterations: 50, seed: 'a' })
    expect(iterations).toBe(0)
    expect(answers).toMatchObject([{ answer: 'this', reasons: [] }])
  })
})

describe('reasons', () => {
  const outcomes = (label: string, features: { [feature: string]: number }, share: number, n = 10) =>
    Array.from({ length: n }, (_, i) => ({ label, share: share + (i % 2) / 100, features }))
  test('name what there is more of, if it goes with winning', () => {
    const all = [...outcomes('a', { gold: 5, cards: 2 }, 0.6), ...outcomes('b', { gold: 3, cards: 2 }, 0.4)]
    expect(reasonsFor('a', all)).toEqual([{ key: 'bots.reason.gold', args: { way: 'more', n: 2 } }])
    expect(reasonsFor('b', all)).toEqual([{ key: 'bots.reason.gold', args: { way: 'less', n: 2 } }])
  })
  test('the weightiest first, and chances in hundredths', () => {
    const all = [
      ...outcomes('a', { 'chance-murdered': 0.1, 'rival-points': 9 }, 0.6),
      ...outcomes('b', { 'chance-murdered': 0.4, 'rival-points': 10 }, 0.4),
      ...outcomes('b', { 'chance-murdered': 0.4, 'rival-points': 8 }, 0.4),
    ]
    expect(reasonsFor('a', all)[0]).toEqual({ key: 'bots.reason.chance-murdered', args: { way: 'less', n: 30 } })
  })
  test('nobody wins because of fewer cards', () => {
    const all = [...outcomes('a', { cards: 1 }, 0.6), ...outcomes('b', { cards: 3 }, 0.4)]
    expect(reasonsFor('a', all)).toEqual([])
  })
  test('an answer that stands alone has none', () => {
    expect(reasonsFor('a', outcomes('a', { gold: 5 }, 0.6))).toEqual([])
  })
  test('every one has its words', () => {
    for (const feature of ['gold', 'rival-points', 'chance-murdered', 'souls', 'chance-supporter'])
      expect(en).toHaveProperty([`bots.reason.${feature}`])
  })
})

describe('the analysis', () => {
  // A log is checked from its setup on, and the toy's cards are no host's option.
  const dealt: Game<Toy> = { ...toy, lay: (s, x) => toy.lay({ ...s, options: { cards: [9, 5], first: 'say' } }, x) }
  const setup = { game: 'toy', rules: 1, seats: 2, options: {}, seed: 'toy' } as Setup<Toy['options']>
  const log: Entry[] = [
    { at: 0, seat: 0, answer: 'low' },
    { at: 1, seat: 1, answer: 7 },
  ]
  test('follows the chances, and names the blunder', () => {
    const found = analyse(dealt, setup, log, { seed: 'a', playOuts: 40 })
    if ('why' in found) throw new Error(found.why.key)
    expect(found.points.map(({ entry, at }) => [entry, at])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
    expect(found.points[0]!.chances[0]).toBeGreaterThan(0.2)
    expect(found.points.at(-1)!.chances).toEqual([0, 1])
    for (const { chances } of found.points) expect(chances[0]! + chances[1]!).toBeCloseTo(1)
    expect(found.moments[0]).toMatchObject({ at: 0, said: [{ entry: 0, seat: 0, answer: 'low' }] })
    expect(found.moments[0]!.swing).toBeGreaterThan(0.3)
  })
  test('gives the same again for the same seed', () => {
    expect(analyse(dealt, setup, log, { seed: 'a' })).toEqual(analyse(dealt, setup, log, { seed: 'a' }))
  })
  test('refuses a log that does not hold', () => {
    expect(analyse(dealt, setup, [{ at: 0, seat: 1, answer: 3 }], { seed: 'a' })).toMatchObject({ entry: 0 })
  })
})
