import type { Seat, Why } from '@cloak/kernel'
import type { Position } from './reading/position.ts'
import { isCompleted } from './reading/city.ts'
import type { Built } from './types.ts'
import { why } from './why.ts'

const COMPLETED = why('CIT-6.8.0', 'city-completed')
const PROTECTED = why('CIT-6.5.1', 'protected')
const IMMUNE = why('CIT-7.12', 'immune')

/** Why rank 8 cannot use its power in this city at all (CIT-6.8.0). */
export function whyNotCity(position: Position, owner: Seat): Why | undefined {
  return isCompleted(position.e, position.t, owner) ? COMPLETED : whyNotProtected(position, owner)
}

/** The Bishop protects nobody from himself (CIT-11.51). */
export function whyNotProtected({ t, seat }: Position, owner: Seat): Why | undefined {
  if (t.protected !== owner) return undefined
  return owner === seat && t.rulings['bishopSparesHimself'] ? undefined : PROTECTED
}

/** Why rank 8 cannot use its power on this district, wherever it stands (CIT-7.12). */
export const whyNotDistrict = ({ e }: Position, built: Built): Why | undefined =>
  e.districts.get(built.card)!.immune ? IMMUNE : undefined
