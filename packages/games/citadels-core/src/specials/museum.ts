import { oneOf } from '@cloak/kernel'
import { choice } from '../ability.ts'
import { cardOption, kinds, tuck } from '../hand.ts'
import { why } from '../why.ts'
import type { Effects } from './special.ts'

const NO_CARDS = why('CIT-7.17', 'no-cards')

/** CIT-7.17: once a turn a card goes under it, worth a point. */
export const displays: Effects = {
  covers: true,
  abilities: [
    choice({
      do: 'museum',
      whyNot: ({ t, seat }) => (t.players[seat]!.hand.length === 0 ? NO_CARDS : undefined),
      what: ({ t, seat }) => oneOf(kinds(t.players[seat]!.hand).map(cardOption)),
      does(x, { t, seat }, card) {
        tuck(t, seat, card)
        x.tell('tucked', { seat, card: 'museum' }, [seat], { cards: [card] })
      },
    }),
  ],
  points: ({ held }) => held.underSize,
}
