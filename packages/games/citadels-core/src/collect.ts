import { amount } from '@cloak/kernel'
import { type Ability, choice, deed } from './ability.ts'
import { gainCards, gainGold } from './deck.ts'
import type { Acts } from './cards.ts'
import type { DistrictType } from './types.ts'

/** Districts of that type in the acting player's city, and those that count as any (CIT-4.7). */
export function incomeOf({ e, t, seat }: Acts, type: DistrictType): number {
  let n = 0
  for (const built of t.players[seat]!.city) {
    const d = e.districts.get(built.card)!
    if (d.type === type || d.anyIncome) n++
  }
  return n
}

/** One gold, or one card, for each district of the type. */
export const collects = (type: DistrictType, what: 'gold' | 'cards'): Ability =>
  deed({
    do: 'collect',
    income: true,
    does: (x, acts) => (what === 'gold' ? gainGold : gainCards)(x, acts.seat, incomeOf(acts, type), 'collect'),
  })

/** Any mix of the two, declared before taking; the answer is how much of it is gold (CIT-6.5.2). */
export const collectsMixed = (type: DistrictType): Ability =>
  choice({
    do: 'collect',
    income: true,
    what: acts => amount(0, incomeOf(acts, type)),
    does(x, acts, gold) {
      const n = incomeOf(acts, type)
      if (gold > 0) gainGold(x, acts.seat, gold, 'collect')
      if (gold < n) gainCards(x, acts.seat, n - gold, 'collect')
    },
  })
