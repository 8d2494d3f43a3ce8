import { takeSeals } from '../seals.ts'
import type { RoleCard } from './role.ts'

/** DAW-6.1 */
export const forger: RoleCard = {
  deed: 'forge',
  price: 0,
  aims: false,
  stop: { by: 'castellan', claimedBy: 'anyone' },
  takes: 3,
  from: 'chest',
  wounds: false,
  does(x, seat) {
    x.tell('forged', { seat, seals: takeSeals(x.t, seat, forger.takes) })
  },
}
