import type { RoleCard } from './role.ts'

/** DAW-6.4 */
export const herbalist: RoleCard = {
  deed: 'poison',
  price: 3,
  aims: true,
  stop: { by: 'herbalist', claimedBy: 'target' },
  takes: 0,
  from: 'chest',
  wounds: true,
  does(x, seat, target) {
    x.tell('poisoned', { seat, target })
    x.next('card.lose', { seat: target })
  },
}
