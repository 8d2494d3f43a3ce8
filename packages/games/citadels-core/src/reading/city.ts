import type { Seat } from '@cloak/kernel'
import type { Built, Card } from '../types.ts'
import type { Cards } from './cards.ts'
import type { OpenTable } from './position.ts'

export function has(t: OpenTable, seat: Seat, card: Card): boolean {
  const city = t.players[seat]!.city
  for (let i = 0; i < city.length; i++) if (city[i]!.card === card) return true
  return false
}

/** cost(d) of CIT-0.5: printed, plus the Artist's coin. */
export const costOf = (e: Cards, built: Built): number =>
  (e.districts.get(built.card)!.cost ?? 0) + (built.beautified ? 1 : 0)

/** size(city) of CIT-0.5. */
export function sizeOfCity(e: Cards, t: OpenTable, seat: Seat): number {
  const city = t.players[seat]!.city
  let size = 0
  for (let i = 0; i < city.length; i++) size += e.districts.get(city[i]!.card)!.size ?? 1
  return size
}
export const isCompleted = (e: Cards, t: OpenTable, seat: Seat): boolean =>
  t.players[seat]!.city.length + e.extraSize >= t.citySize && sizeOfCity(e, t, seat) >= t.citySize

/** Whose cities would be completed if the Bell Tower were announced (CLA-7.20). */
export function completedByBell(e: Cards, t: OpenTable): Seat[] {
  const out: Seat[] = []
  for (let seat = 0; seat < t.players.length; seat++)
    if (e.smallCity !== null && sizeOfCity(e, t, seat) >= e.smallCity) out.push(seat)
  return out
}

/** A district in a player's city, named in an answer: `2.tavern`, and `2.tavern#2` for a second one. */
export type DistrictId = string

const parsed = new Map<DistrictId, { seat: Seat; card: Card; copy: number }>()
export function parseDistrict(id: DistrictId): { seat: Seat; card: Card; copy: number } {
  let parts = parsed.get(id)
  if (!parts) {
    const [seat, card, copy] = id.split(/[.#]/)
    parsed.set(id, (parts = { seat: Number(seat), card: card!, copy: Number(copy ?? 1) }))
  }
  return parts
}

export function districtAt(t: OpenTable, id: DistrictId): { seat: Seat; index: number; built: Built } {
  const { seat, card, copy } = parseDistrict(id)
  const { city } = t.players[seat]!
  let n = copy
  let index = 0
  while (city[index]!.card !== card || --n > 0) index++
  return { seat, index, built: city[index]! }
}
