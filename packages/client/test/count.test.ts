import { expect, test } from 'vitest'
import { countOf, sumsAfter } from '../src/table/count.ts'

const item = (name: string, points: number) => ({ key: `some.score.${name}`, args: { points } })
const standing = [
  { place: 2, score: 12, why: [item('districts', 12)] },
  { place: 1, score: 15, why: [item('districts', 11), item('completed', 4)] },
  { place: 3, score: 3, why: [] },
]

test('the score is counted item by item, the winner last of each', () => {
  expect(countOf(standing)).toEqual([
    { seat: 0, item: 0, points: 12 },
    { seat: 1, item: 0, points: 11 },
    { seat: 1, item: 1, points: 4 },
  ])
})

test('the sums grow with what is counted, and end with the score, explained or not', () => {
  const counted = countOf(standing)
  expect([0, 1, 2, 3].map(n => sumsAfter(standing, counted, n))).toEqual([
    [0, 0, 0],
    [12, 0, 0],
    [12, 11, 0],
    [12, 15, 3],
  ])
})
