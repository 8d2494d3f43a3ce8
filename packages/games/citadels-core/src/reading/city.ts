import type { Seat } from '@cloak/kernel'
import type { DistrictCard } from '../cards.ts'
import type { Built, Card } from '../types.ts'
import type { Cards } from './cards.ts'
import type { OpenTable } from './position.ts'

export const has = (t: OpenTable, seat: Seat, card: Card): boolean => standsIn(t.players[seat]!.city, card)
export function standsIn(city: readonly Built[], card: Card): boolean {
  for (let i = 0; i < city.length; i++) if (city[i]!.card === card) return true
  return false
}

/** cost(d) of CIT-0.5: printed, plus the Artist's coin. */
export const costOf = (e: Cards, built: Built): number => costAs(e.districts.get(built.card)!, built)
export const costAs = (d: DistrictCard, built: Built): number => (d.cost ?? 0) + (built.beautified ? 1 : 0)

/** size(city) of CIT-0.5. */
export function sizeOf(e: Cards, city: readonly Built[]): number {
  let size = city.length
  for (const { key, size: own } of e.large) for (const { card } of city) if (card === key) size += own! - 1
  return size
}
export const isCompleted = (e: Cards, t: OpenTable, seat: Seat): boolean =>
  sizeOf(e, t.players[seat]!.city) >= t.citySize

/** Whose cities would be completed if the Bell Tower were announced (CLA-7.20). */
export function completedByBell(e: Cards, t: OpenTable): Seat[] {
  const out: Seat[] = []
  for (let seat = 0; seat < t.players.length; seat++)
    if (e.smallCity !== null && sizeOf(e, t.players[seat]!.city) >= e.smallCity) out.push(seat)
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
