import type { Seat } from '@cloak/kernel'
import { type Decree, EDICTS } from './data/decrees.ts'
import { type House, type Offer, STANDARD } from './data/house.ts'
import { buyoutOf, type Card, type Deal, type Kind, kindOf, type Size, worthOf } from './data/pieces.ts'
import type { OpenDistrict, OpenLaid, Status } from './types.ts'

/** What names the values in force: a table does, and a view. */
interface Valued {
  readonly house: House | null
}

/** The values in force at this table. */
export const houseAt = (t: Valued): House => t.house ?? STANDARD

/** The seven cards of every deck (CHY-2.3). */
export const deckOf = (t: Valued): Card[] => [
  'sabotage',
  'takeover',
  'big',
  'small',
  ...houseAt(t).buyouts.map(buyoutOf),
]

/** What a deal token offers at this table (CHY-2.7). */
export const offerOf = (t: Valued, deal: Deal, size: Size): Offer => houseAt(t).deals[deal][size]

/** Cards of this kind that are neither removed nor ignored (CHY-4.1). */
export const liveCards = (d: OpenDistrict, kind: Kind): OpenLaid[] =>
  d.laid.filter(laid => laid.status === 'live' && kindOf(laid.card) === kind)

/** Whose live cards of this kind lie here. Of every kind but the buyout a player has one. */
export const ownersOf = (d: OpenDistrict, kind: Kind): Seat[] => liveCards(d, kind).map(laid => laid.by)

/** A card in a district; null when the viewer does not know it. */
interface Lying {
  readonly by: Seat
  readonly card: Card | null
  readonly status: Status
}

/** What each player's live buyouts add up to beside these decrees; a decree that is not turned up is null (CHY-4.6). */
export function buyoutSums(laid: readonly Lying[], decrees: readonly (Decree | null)[]): Map<Seat, number> {
  const sums = new Map<Seat, number>()
  for (const { by, card, status } of laid)
    if (card !== null && status === 'live' && kindOf(card) === 'buyout')
      sums.set(by, (sums.get(by) ?? 0) + worthUnder(decrees, card))
  return sums
}

/** What a buyout card is worth beside these decrees (DEC-01). */
function worthUnder(decrees: readonly (Decree | null)[], card: Card): number {
  for (const decree of decrees) {
    const count = decree === null ? undefined : EDICTS[decree].buyoutsCount
    if (count !== undefined) return count
  }
  return worthOf(card)
}

/** The card on top of a district's stack (CHY-13.38). */
export const topCard = (d: OpenDistrict): OpenLaid | undefined => d.laid.at(-1)
