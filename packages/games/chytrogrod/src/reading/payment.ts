import type { Offer } from '../data/house.ts'
import { type Good, GOODS } from '../data/pieces.ts'
import { lackOf, stands } from '../tokens.ts'
import type { SecretGood } from '../types.ts'

type Goods = { readonly [G in Good]: number }

/** How many units of a cost neither these goods nor an unspent secret good cover (CHY-14.3). */
export function lackWith(cost: Offer['cost'], goods: Goods, secret: SecretGood | null): number {
  const lack = lackOf(cost, goods)
  const helps = secret !== null && GOODS.some(good => cost[good] > goods[good] && stands(secret, good))
  return helps ? lack - 1 : lack
}

/** One good of a cost. */
export interface Unit {
  good: Good
  has: boolean
  /** The board does not cover it, but the secret good would. */
  bySecret: boolean
}

/** The goods of a cost one by one, each with what covers it; without a board all are covered. */
export function unitsOf(cost: Offer['cost'], board: Goods | null, secret: SecretGood | null = null): Unit[] {
  const units = GOODS.flatMap(good =>
    Array.from({ length: cost[good] }, (_, i) => ({ good, has: board === null || i < board[good], bySecret: false })),
  )
  const lacking = units.find(({ good, has }) => !has && secret !== null && stands(secret, good))
  if (lacking) lacking.bySecret = true
  return units
}
