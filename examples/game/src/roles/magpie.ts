import { why } from '../why.ts'
import type { RoleCard } from './role.ts'

/** DAW-6.2 */
export const magpie: RoleCard = {
  deed: 'steal',
  price: 0,
  aims: true,
  stop: { by: 'lamplighter', claimedBy: 'target' },
  takes: 2,
  from: 'target',
  wounds: false,
  whyNotAt: seals => (seals === 0 ? why('DAW-6.2', 'nothing-to-steal') : undefined),
  does(x, seat, target) {
    const from = x.t.players[target]!
    const seals = Math.min(magpie.takes, from.seals)
    from.seals -= seals
    x.t.players[seat]!.seals += seals
    x.tell('stole', { seat, target, seals })
  },
}
