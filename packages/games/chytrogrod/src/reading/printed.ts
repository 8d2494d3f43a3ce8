import type { SecretGood, View } from '../types.ts'
import { EDICTS } from '../data/decrees.ts'
import { type Offer, STANDARD } from '../data/house.ts'
import { type Card, type Deal, type Good, GOODS, kindOf, type Size, worthOf } from '../data/pieces.ts'

/** What is printed on a deal token, or what the host wrote there. */
export const offerOf = ({ house }: Pick<View, 'house'>, deal: Deal, size: Size): Offer =>
  (house ?? STANDARD).deals[deal][size]

/** The seven cards of a deck, in its order. */
export const deckOf = ({ house }: Pick<View, 'house'>): Card[] => [
  'sabotage',
  'takeover',
  'big',
  'small',
  ...(house ?? STANDARD).buyouts.map((value): Card => `buyout${value}`),
]

/** What a buyout counts in a district with these decrees turned up (DEC-01). */
export function worthUnder(decrees: readonly (keyof typeof EDICTS)[], card: Card): number {
  const one = decrees.map(decree => EDICTS[decree].buyoutsCount).find(count => count !== undefined)
  return kindOf(card) === 'buyout' ? (one ?? worthOf(card)) : 0
}

interface Unit {
  good: Good
  has: boolean
  /** The board does not cover it, but the secret good would. */
  bySecret: boolean
}
/** The goods of a cost one by one, each with whether this board covers it; a secret good that is known may stand in for one. */
export function unitsOf(
  cost: Offer['cost'],
  board: { [G in Good]: number } | null,
  secret: SecretGood | null = null,
): Unit[] {
  const units = GOODS.flatMap(good =>
    Array.from({ length: cost[good] }, (_, i) => ({ good, has: board === null || i < board[good], bySecret: false })),
  )
  const lacking = units.find(({ good, has }) => !has && (secret === 'any' || secret === good))
  if (lacking) lacking.bySecret = true
  return units
}
