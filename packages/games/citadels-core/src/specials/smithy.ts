import { deed } from '../ability.ts'
import { gainCards } from '../deck.ts'
import { why } from '../why.ts'
import type { Effects } from './special.ts'

const PRICE = 2
const NO_GOLD = why('CIT-7.25', 'no-gold')

/** CIT-7.25: once a turn, gold for cards. */
export const forges: Effects = {
  abilities: [
    deed({
      do: 'smithy',
      whyNot: ({ t, seat }) => (t.players[seat]!.gold < PRICE ? NO_GOLD : undefined),
      price: () => PRICE,
      does(x, { t, seat }) {
        t.players[seat]!.gold -= PRICE
        gainCards(x, seat, 3, 'smithy')
      },
    }),
  ],
}
