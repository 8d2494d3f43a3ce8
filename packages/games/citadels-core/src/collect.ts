import { amount } from '@cloak/kernel'
import { type Ability, choice, deed } from './ability.ts'
import { gainCards, gainGold } from './deck.ts'
import { incomeOf } from './reading/income.ts'
import type { DistrictType } from './types.ts'

/** One gold, or one card, for each district of the type. */
export const collects = (type: DistrictType, what: 'gold' | 'cards'): Ability =>
  deed({
    do: 'collect',
    income: { type, what },
    does: (x, acts) => (what === 'gold' ? gainGold : gainCards)(x, acts.seat, incomeOf(acts, type), 'collect'),
  })

/** Any mix of the two, declared before taking; the answer is how much of it is gold (CIT-6.5.2). */
export const collectsMixed = (type: DistrictType): Ability =>
  choice({
    do: 'collect',
    income: { type, what: 'mixed' },
    what: acts => amount(0, incomeOf(acts, type)),
    does(x, acts, gold) {
      const n = incomeOf(acts, type)
      if (gold > 0) gainGold(x, acts.seat, gold, 'collect')
      if (gold < n) gainCards(x, acts.seat, n - gold, 'collect')
    },
  })
