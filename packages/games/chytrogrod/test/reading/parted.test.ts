import { opened } from '@cloak/kernel/inside'
import { expect, test } from 'vitest'
import { partedIn } from '../../src/reading/parted.ts'
import { standing } from '../../src/standing.ts'
import type { Open } from '../../src/types.ts'
import { empty, give, spend, taken } from '../help.ts'

/** What parts the players of a table that has been changed like this. */
function partedAt(seats: number, change: (t: Open) => void) {
  const t = opened(empty(seats).state).table
  change(t)
  return partedIn(standing(t))
}

test('[CHY-9.3] equal points are parted by big deals, then by unused goods', () => {
  const byDeals = partedAt(3, t => {
    taken(t, 0, 'small', 'RED-1', 'YEL-1')
    give(t, 0, { influence10: 1 })
    taken(t, 1, 'big', 'RED-4')
  })
  expect(byDeals).toEqual([{ by: 'big-deals', first: 1, second: 0, n: 1, m: 0 }])
  const byGoods = partedAt(3, t => {
    taken(t, 0, 'big', 'RED-4')
    give(t, 0, { rum: 2 })
    taken(t, 1, 'big', 'YEL-4')
    spend(t, 1)
    give(t, 1, { rum: 1 })
  })
  expect(byGoods).toEqual([{ by: 'unused-goods', first: 0, second: 1, n: 3, m: 1 }])
})

test('[CHY-9.4, CHY-13.50] the disqualified are named; a shared lower place needs no reason', () => {
  const out = partedAt(3, t => {
    taken(t, 0, 'big', 'RED-4')
    taken(t, 1, 'big', 'YEL-4')
  })
  expect(out).toEqual([{ by: 'nothing', seats: [0, 1] }])
  expect(partedAt(3, t => taken(t, 2, 'big', 'RED-4'))).toEqual([])
})
