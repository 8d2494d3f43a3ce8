import { oneOf } from '@cloak/kernel'
import { type Ability, choice, deed } from '../ability.ts'
import { gainCards, gainGold } from '../deck.ts'
import type { CharacterCard } from '../cards.ts'

/** CIT-6.6.1: one gold more. */
export const profits: Ability = deed({ do: 'profit', does: (x, { seat }) => gainGold(x, seat, 1, 'merchant') })

/** CIT-6.7.1: two cards more. */
export const plans: Ability = deed({ do: 'plans', does: (x, { seat }) => gainCards(x, seat, 2, 'architect') })

/** CIT-6.7.2: four gold or four cards. */
export const sails: Ability = choice({
  do: 'voyage',
  what: () => oneOf(['gold', 'cards']),
  does: (x, { seat }, what) => (what === 'gold' ? gainGold : gainCards)(x, seat, 4, 'navigator'),
})

/** CIT-6.6.2: what was paid for districts comes back. */
export const refunded: Pick<CharacterCard, 'onEnd'> = {
  onEnd(x, { t, seat }) {
    const { spent } = t.turn!
    if (spent > 0) gainGold(x, seat, spent, 'alchemist')
  },
}

/** The same power, not before the action (CLA-4.4). */
export const afterAction = (ability: Ability): Ability => ({ ...ability, moment: 'gathered' })

/** The same power, at the end of the turn (CLA-4.6). */
export const atTheEnd = (ability: Ability): Ability => ({ ...ability, moment: 'last' })
