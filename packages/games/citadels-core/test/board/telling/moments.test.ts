import { citadels2016 } from '@cloak/citadels-2016'
import { type Game, type GameTypes, hear, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { stagedOf } from '../../../board/telling/moments.ts'
import { joined, LASTS, lastsAmong, LEAST, type Weight } from '@cloak/parts/motion/queue.ts'

interface Staged {
  n: number
  weight: Weight
}
const of = (...weights: Weight[]): Staged[] => weights.map((weight, n) => ({ n, weight }))
const numbers = (queue: readonly Staged[]): number[] => queue.map(({ n }) => n)

test('moments are shown in their order, as long as there is time for all of them', () => {
  expect(numbers(joined(of(1), [{ n: 7, weight: 3 }]))).toEqual([0, 7])
  expect(lastsAmong(1)).toBe(LASTS)
})

test('of too many the lightest are left out, the oldest of them first, and never the one on show', () => {
  const queue = joined(of(1, 1, 3), [
    { n: 7, weight: 1 },
    { n: 8, weight: 2 },
    { n: 9, weight: 3 },
  ])
  expect(numbers(queue)).toEqual([0, 2, 8, 9])
})

test('however much happens at once, the last moment is shown within seconds', () => {
  let queue: readonly Staged[] = []
  for (let n = 0; n < 100; n++) queue = joined(queue, [{ n, weight: ((n % 3) + 1) as Weight }])
  let behind = 0
  for (let left = queue.length; left > 1; left--) behind += lastsAmong(left)
  expect(behind).toBeLessThanOrEqual(3000)
  expect(lastsAmong(queue.length)).toBeGreaterThanOrEqual(LEAST)
})

const seeds = ['a', 'b', 'c']
const usual = <G extends GameTypes>(game: Game<G>): G['options'] => game.options(4).lapse as G['options']
const options = usual(citadels2016)

test('what befalls the reader weighs most, and is told in other words than to the rest', () => {
  const blows = new Set<string>()
  for (const seed of seeds)
    for (const { state, told } of walk(citadels2016, { seats: 4, seed, options }))
      for (const seat of [0, 1, 2, 3]) {
        const { view } = see(citadels2016, state, { at: seat })
        const heard = told.map(each => hear(each, { at: seat }))
        for (const { blow, weight } of stagedOf(heard, view, seat)) {
          if (!blow) continue
          blows.add(blow.is)
          expect(weight).toBe(3)
          expect(view.players[seat]!.characters).toContain(blow.character)
        }
        // Whoever watches holds nothing that could be struck.
        expect(stagedOf(heard, view, null).every(({ blow }) => blow === null)).toBe(true)
      }
  expect([...blows].sort()).toEqual(['killed', 'marked'])
})

test('a destroyed district and a crown that passes are staged; of several calls in one breath, all but the last', () => {
  const moods = new Set<string>()
  const batch: Parameters<typeof stagedOf>[0][number][] = []
  for (const { state, told } of walk(citadels2016, { seats: 4, seed: 'a', options })) {
    const { view } = see(citadels2016, state, { at: null })
    const heard = told.map(each => hear(each, { at: null }))
    for (const { mood } of stagedOf(heard, view, null)) moods.add(mood)
    batch.push(...heard)
    const calls = batch.filter(({ event }) => event === 'revealed')
    if (calls.length < 3) continue
    const staged = stagedOf(batch, view, null).filter(({ mood }) => mood === 'call')
    expect(staged.map(({ face }) => face)).toEqual(
      calls.slice(0, staged.length).map(({ all }) => ('character' in all ? all.character : null)),
    )
    expect(staged.length).toBeGreaterThanOrEqual(2)
    batch.length = 0
  }
  expect([...moods]).toEqual(expect.arrayContaining(['ruin', 'crown', 'murder']))
})
