import { Rng } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { chancesOf, type Contest, winningWeights } from '../outlook/winning-weights.ts'

const TRUE = [0.4, -1.2, 0]

/** Contests of three whose winners are drawn by these weights. */
function contests(n: number): Contest[] {
  const rng = Rng.from('contests')
  return Array.from({ length: n }, () => {
    const held = Array.from({ length: 3 }, () => [rng.below(10), rng.below(3), rng.below(5)])
    const chances = chancesOf(TRUE, held)
    const lot = rng.below(1_000_000) / 1_000_000
    const winner = lot < chances[0]! ? 0 : lot < chances[0]! + chances[1]! ? 1 : 2
    return { held, won: held.map((_, who) => (who === winner ? 1 : 0)) }
  })
}

test('what winners were drawn by is found again', () => {
  const found = winningWeights(contests(4000))
  for (const [i, weight] of TRUE.entries()) expect(Math.abs(found[i]! - weight)).toBeLessThan(0.1)
})

test('chances add up to one, and whoever has the same has the same chance', () => {
  const held = [
    [1, 2, 3],
    [4, 0, 1],
    [1, 2, 3],
  ]
  const [one, other, same] = chancesOf(TRUE, held)
  expect(one! + other! + same!).toBeCloseTo(1)
  expect(one).toBe(same)
})
