import { offerOf } from './cards.ts'
import type { House } from './data/house.ts'
import type { Size } from './data/pieces.ts'
import { goodsIn, influenceIn } from './tokens.ts'
import type { TakenDeal, Tokens } from './types.ts'

/** As much of a player as everybody sees and scoring needs. */
interface Scored {
  board: Tokens
  deals: readonly TakenDeal[]
  secret: { spent: boolean } | null
}
type Valued = { house: House | null }

/** Points of the offers of one size that were used. */
export function dealPoints(t: Valued, { deals }: Scored, size: Size): number {
  let points = 0
  for (const taken of deals) if (taken.size === size) points += offerOf(t, taken.deal, size).points
  return points
}

/** CHY-7.3. */
export const scoreOf = (t: Valued, player: Scored): number =>
  dealPoints(t, player, 'big') + dealPoints(t, player, 'small') + influenceIn(player.board)

export const bigDealsOf = ({ deals }: Scored): number => deals.filter(taken => taken.size === 'big').length

/** CHY-9.3: goods on the board, and the secret good while it is unspent. */
export const unusedGoodsOf = ({ board, secret }: Scored): number =>
  goodsIn(board) + (secret !== null && !secret.spent ? 1 : 0)
