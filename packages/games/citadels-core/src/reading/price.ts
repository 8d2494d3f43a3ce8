import type { Seat } from '@cloak/kernel'
import type { DistrictCard } from '../cards.ts'
import type { Built } from '../types.ts'
import { has } from './city.ts'
import type { Position } from './position.ts'

/** price(p,d) of CIT-0.5, never below 0 (CIT-5.4). */
export const priceOf = (position: Position, d: DistrictCard): number =>
  Math.max(0, (d.cost ?? 0) - (d.type === 'unique' ? discountIn(position) : 0))

/** What the seat's own city takes off the price of a special district. */
export function discountIn({ e, t, seat }: Position): number {
  let sum = 0
  for (const { key, discount } of e.speakers.discount) if (has(t, seat, key)) sum += discount!
  return sum
}

/** What other districts of that city add to the price of touching this one (CIT-7.8). */
export function surchargeOn({ e, t }: Position, owner: Seat, target: Built): number {
  let gold = 0
  for (const built of t.players[owner]!.city) if (built !== target) gold += e.districts.get(built.card)!.surcharge ?? 0
  return gold
}
