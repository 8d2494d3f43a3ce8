import { oneOf } from '@cloak/kernel'
import { choice } from '../ability.ts'
import { discard, gainGold } from '../deck.ts'
import { cardOption, kinds, takeOut } from '../hand.ts'
import { inHand } from '../places.ts'
import { why } from '../why.ts'
import type { Effects } from './special.ts'

const NO_CARDS = why('CIT-7.13', 'no-cards')

/** CIT-7.13: once a turn, a card of the hand for gold. */
export const laboratoryFor = (gold: number): Effects => ({
  abilities: [
    choice({
      do: 'laboratory',
      whyNot: ({ t, seat }) => (t.players[seat]!.hand.length === 0 ? NO_CARDS : undefined),
      what: ({ t, seat }) => oneOf(kinds(t.players[seat]!.hand).map(cardOption)),
      does(x, { t, seat }, card) {
        takeOut(t, seat, card)
        discard(x, seat, inHand(seat), [card])
        x.tell('discardedFor', { seat, n: 1, source: 'laboratory' }, [seat], { cards: [card] })
        gainGold(x, seat, gold, 'laboratory')
      },
    }),
  ],
})
