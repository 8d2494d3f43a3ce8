import type { Seat, Why } from '@cloak/kernel'
import { isCompleted } from './city.ts'
import type { Acts } from './cards.ts'
import type { Built } from './types.ts'
import { why } from './why.ts'

const COMPLETED = why('CIT-6.8.0', 'city-completed')
const PROTECTED = why('CIT-6.5.1', 'protected')
const IMMUNE = why('CIT-7.12', 'immune')

/** Why rank 8 cannot use its power in this city at all (CIT-6.8.0). */
export function whyNotCity(acts: Acts, owner: Seat): Why | undefined {
  return isCompleted(acts.e, acts.t, owner) ? COMPLETED : whyNotProtected(acts, owner)
}

/** The Bishop protects nobody from himself (CIT-11.51). */
export function whyNotProtected({ t, seat }: Acts, owner: Seat): Why | undefined {
  if (t.protected !== owner) return undefined
  return owner === seat && t.rulings['bishopSparesHimself'] ? undefined : PROTECTED
}

/** Why rank 8 cannot use its power on this district, wherever it stands (CIT-7.12). */
export const whyNotDistrict = ({ e }: Acts, built: Built): Why | undefined =>
  e.districts.get(built.card)!.immune ? IMMUNE : undefined

/** What other districts of that city add to the price of touching this one (CIT-7.8). */
export function surchargeOn({ e, t }: Acts, owner: Seat, target: Built): number {
  let gold = 0
  for (const built of t.players[owner]!.city) if (built !== target) gold += e.districts.get(built.card)!.surcharge ?? 0
  return gold
}
