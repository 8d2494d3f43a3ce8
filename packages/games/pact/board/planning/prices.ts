import type { PlayerView, View } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import type { House } from '../../src/data/house.ts'
import { BUY, MAX_DEBT, PHASE, QUARTERS, type Resource, SELL } from '../../src/data/pieces.ts'

/** All that prices depend on: what stands. */
interface Town {
  readonly built: readonly { readonly card: BuildingId }[]
}
export const has = (me: Town, house: House, flag: string): boolean =>
  me.built.some(({ card }) => house.buildings[card].effects.some(e => e.op === 'mod' && e.flag === flag))

export interface Prices {
  buy(good: Resource): number
  sell(good: Resource): number
}
/** What the market takes and gives, for this player, now (DWD-3.1, 17.4). */
export function pricesFor(me: Town, view: View, house: House): Prices {
  const isActions = view.phase === PHASE.actions
  const basic = isActions && has(me, house, 'buyBasic2') ? Math.min(BUY.basic, house.flags.buyBasic2) : BUY.basic
  const more = isActions && has(me, house, 'sellPlus1') ? house.flags.sellPlus1 : 0
  const isLuxury = (good: Resource): boolean => good === 'glass' || good === 'marble'
  return {
    buy: good => (isLuxury(good) ? BUY.luxury : basic),
    sell: good => (isLuxury(good) ? SELL.luxury : SELL.basic) + more,
  }
}

/** What a debt adds to itself in the next interest phase (DWD-10.1). */
export const interestOn = (debt: number, quarter: number): number => Math.floor((quarter + debt) / QUARTERS)
export const creditOf = ({ debt }: PlayerView): number => MAX_DEBT - debt
