import type { T } from '@cloak/citadels-core'
import { type Deed, priceOfDeed } from '@cloak/citadels-core/reading'
import { expect, test } from 'vitest'
import { cards } from '../src/reading.ts'
import { acting, beautify, city, gold, ruled } from './help.ts'

/** What is read of the price, and what seat 0 then pays. */
function bothOf(as: string, deed: Deed, change: (t: T) => void = () => {}): [read: number | null, paid: number] {
  let [read, left] = [null as number | null, 0]
  acting(4, as, t => {
    city(t, 0, 'market', 'great-wall')
    city(t, 1, 'manor', 'tavern')
    gold(t, 0, 9)
    change(t)
  })
    .sees(0, view => void (read = priceOfDeed(cards, view, deed)))
    .answers(0, deed)
    .expect(t => void (left = t.players[0]!.gold))
  return [read, 9 - left]
}
/** The Great Wall stands in the other city. */
const walled = (t: T): void => {
  city(t, 0, 'market')
  city(t, 1, 'manor', 'tavern', 'great-wall')
}

test('[CIT-7.8, CIT-11.47] the price that is read counts the Great Wall', () => {
  expect(bothOf('warlord', { do: 'destroy', with: '1.manor' })).toEqual([2, 2])
  expect(bothOf('warlord', { do: 'destroy', with: '1.manor' }, walled)).toEqual([3, 3])
  expect(bothOf('warlord', { do: 'destroy', with: '1.great-wall' }, walled)).toEqual([5, 5])
  expect(bothOf('marshal', { do: 'seize', with: '1.manor' }, walled)).toEqual([4, 4])
  expect(bothOf('diplomat', { do: 'exchange', with: { do: '0.market', with: '1.manor' } }, walled)).toEqual([2, 2])
})

test('[CIT-6.9.2] the price that is read counts the Artist’s coin', () => {
  const adorned = (t: T): void => beautify(t, 1, 'manor')
  expect(bothOf('warlord', { do: 'destroy', with: '1.manor' }, adorned)).toEqual([3, 3])
  expect(bothOf('diplomat', { do: 'exchange', with: { do: '0.market', with: '1.manor' } }, adorned)).toEqual([2, 2])
})

test('[CIT-11.47, CIT-11.49] the price that is read follows the rulings', () => {
  const own: Deed = { do: 'destroy', with: '0.market' }
  expect(bothOf('warlord', own)).toEqual([2, 2])
  expect(bothOf('warlord', own, t => ruled(t, 'wallInOwnCity', false))).toEqual([1, 1])
  const cheaper: Deed = { do: 'exchange', with: { do: '0.market', with: '1.tavern' } }
  expect(bothOf('diplomat', cheaper, walled)).toEqual([1, 1])
  const spared = (t: T): void => {
    walled(t)
    ruled(t, 'wallOnEvenExchange', false)
  }
  expect(bothOf('diplomat', cheaper, spared)).toEqual([0, 0])
})
