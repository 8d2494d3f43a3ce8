import { gainCards, gainGold } from '../deck.ts'
import type { Effects } from './special.ts'

/** CIT-7.20: cards for an empty hand; nobody is asked (CIT-11.72). */
export const feedsEmptyHand: Effects = {
  onEnd(x, seat) {
    if (x.t.players[seat]!.hand.length === 0) gainCards(x, seat, 2, 'park')
  },
}

/** CIT-7.21: a gold for an empty stash; nobody is asked (CIT-11.72). */
export const feedsEmptyStash: Effects = {
  onEnd(x, seat) {
    if (x.t.players[seat]!.gold === 0) gainGold(x, seat, 1, 'poor-house')
  },
}
