import { expect, test } from 'vitest'
import { partedIn } from '../../../board/telling/tie.ts'

const at = (place: number, score: number, deals: number, goods: number, isOut = false) => ({
  place,
  score,
  why: [
    { key: 'chytrogrod.score.big-deals', args: { points: 0, deals } },
    { key: 'chytrogrod.score.unused-goods', args: { goods } },
    ...(isOut ? [{ key: 'chytrogrod.score.disqualified', args: {} }] : []),
  ],
})

test('[CHY-9.3] equal points are parted by big deals, then by unused goods', () => {
  expect(partedIn([at(2, 104, 1, 9), at(1, 104, 2, 0), at(3, 80, 0, 0)])).toEqual([
    { by: 'big-deals', first: 1, second: 0, n: 2, m: 1 },
  ])
  expect(partedIn([at(1, 104, 2, 3), at(2, 104, 2, 1), at(3, 80, 0, 0)])).toEqual([
    { by: 'unused-goods', first: 0, second: 1, n: 3, m: 1 },
  ])
})

test('[CHY-9.4, CHY-13.50] the disqualified are named; a shared lower place needs no reason', () => {
  expect(partedIn([at(2, 104, 2, 3, true), at(2, 104, 2, 3, true), at(1, 80, 0, 0)])).toEqual([
    { by: 'nothing', seats: [0, 1] },
  ])
  expect(partedIn([at(2, 70, 1, 2), at(2, 70, 1, 2), at(1, 101, 0, 0)])).toEqual([])
})
