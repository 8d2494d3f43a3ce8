import type { Seat } from '@cloak/kernel'
import { EDICTS } from './data/decrees.ts'
import { type House, STANDARD } from './data/house.ts'
import { buyoutOf, type Card, type Kind, kindOf, worthOf } from './data/pieces.ts'
import type { OpenDistrict, OpenLaid } from './types.ts'

/** The values in force at this table. */
export const houseAt = (t: { house: House | null }): House => t.house ?? STANDARD

/** The seven cards of every deck (CHY-2.3). */
export const deckOf = (house: House): Card[] => ['sabotage', 'takeover', 'big', 'small', ...house.buyouts.map(buyoutOf)]

/** Cards of this kind that are neither removed nor ignored (CHY-4.1). */
export const liveCards = (d: OpenDistrict, kind: Kind): OpenLaid[] =>
  d.laid.filter(laid => laid.status === 'live' && kindOf(laid.card) === kind)

/** Whose live cards of this kind lie here. Of every kind but the buyout a player has one. */
export const ownersOf = (d: OpenDistrict, kind: Kind): Seat[] => liveCards(d, kind).map(laid => laid.by)

/** What a buyout card is worth here (DEC-01). */
export function worthHere(d: OpenDistrict, card: Card): number {
  for (const { face } of d.decrees) {
    const count = face === null ? undefined : EDICTS[face].buyoutsCount
    if (count !== undefined) return count
  }
  return worthOf(card)
}

/** The card on top of a district's stack (CHY-13.38). */
export const topCard = (d: OpenDistrict): OpenLaid | undefined => d.laid.at(-1)
