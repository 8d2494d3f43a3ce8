import { menu, oneOf, type Seat } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { discard, drawToHand } from '../deck.ts'
import type { Acts } from '../cards.ts'
import { named, someCards, takeOut } from '../hand.ts'
import { changedPlaces, lookedAt } from '../memory.ts'
import { otherSeats } from '../naming.ts'
import { inHand } from '../places.ts'
import type { X } from '../types.ts'

/** CIT-6.3.1: hands change, or cards. */
export const conjures: Ability = choice({
  do: 'conjure',
  what: (acts, lean) => {
    const { hand } = acts.t.players[acts.seat]!
    return menu([
      { do: 'swap', with: oneOf(otherSeats(acts, lean)) },
      { do: 'redraw', with: someCards(hand, 0, hand.length) },
    ])
  },
  does: (x, acts, how) => (how.do === 'swap' ? swap(x, acts, how.with) : redraw(x, acts, named(how.with))),
})

function swap(x: X, { t, seat }: Acts, other: Seat): void {
  const [mine, theirs] = [t.players[seat]!, t.players[other]!]
  const gave = mine.hand
  mine.hand = theirs.hand
  theirs.hand = gave
  changedPlaces(t, inHand(seat), inHand(other))
  lookedAt(t, seat, inHand(other), theirs.hand)
  lookedAt(t, other, inHand(seat), mine.hand)
  x.tell('swappedHands', { by: seat, seat: other, lost: gave.length, won: mine.hand.length })
}

/** The discards go under the deck first, then the new cards are drawn. */
function redraw(x: X, { t, seat }: Acts, discarded: string[]): void {
  takeOut(t, seat, ...discarded)
  const n = discarded.length
  discard(x, seat, inHand(seat), discarded)
  const cards = drawToHand(t, seat, n)
  x.tell('redrew', { seat, n }, [seat], { discarded, cards })
}
