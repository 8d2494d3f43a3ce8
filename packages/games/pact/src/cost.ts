import type { Seat } from '@cloak/kernel'
import { type Book, bookOf, type Cost } from './data/book.ts'
import type { BuildingId } from './data/buildings/index.ts'
import type { Flag } from './data/effects.ts'
import {
  ANGEL_PRICE,
  BUY,
  FREE_TOKENS,
  type Goods,
  GOODS,
  MAX_DEBT,
  PHASE,
  type Resource,
  SELL,
} from './data/pieces.ts'
import type { Open, OpenPlayer } from './types.ts'

/** What prices and debts are read off: it lies before everybody, so a view will do as well as a table. */
type Shown = Pick<Open, 'house' | 'phase'> & {
  readonly players: readonly Pick<OpenPlayer, 'built' | 'turn' | 'tokensLost' | 'debt'>[]
}

export interface Prices {
  buy: { basic: number; luxury: number }
  sell: { basic: number; luxury: number }
}
/** The market's own prices. */
export const PLAIN: Prices = { buy: BUY, sell: SELL }

/** The buildings that stand in a kingdom. */
export type Town = readonly { readonly card: BuildingId }[]

/** How many of these buildings make this standing change. */
export function flagsIn({ cards }: Book, built: Town, flag: Flag): number {
  let n = 0
  for (const { card } of built) if (cards[card].flags.includes(flag)) n++
  return n
}
export const flagged = (t: Shown, seat: Seat, flag: Flag): number => flagsIn(bookOf(t), t.players[seat]!.built, flag)

/** A player's prices at this moment (DWD-3.1, 17.4). */
export const pricesFor = (t: Shown, seat: Seat): Prices => pricesIn(bookOf(t), t.phase, t.players[seat]!.built)
/** The prices in a phase, for whoever has these buildings. */
export function pricesIn(book: Book, phase: number, built: Town): Prices {
  if (phase !== PHASE.actions) return PLAIN
  const { flags } = book.house
  const cheap = flagsIn(book, built, 'buyBasic2') > 0
  const dear = flagsIn(book, built, 'sellPlus1') > 0 ? flags.sellPlus1 : 0
  if (!cheap && dear === 0) return PLAIN
  return {
    buy: { basic: cheap ? Math.min(BUY.basic, flags.buyBasic2) : BUY.basic, luxury: BUY.luxury },
    sell: { basic: SELL.basic + dear, luxury: SELL.luxury + dear },
  }
}
export const isBasic = (r: Resource): boolean => r === 'wood' || r === 'stone' || r === 'grain'
const tier = (r: Resource): 'basic' | 'luxury' => (isBasic(r) ? 'basic' : 'luxury')
export const buyingPrice = (prices: Prices, r: Resource): number => prices.buy[tier(r)]
export const sellingPrice = (prices: Prices, r: Resource): number => prices.sell[tier(r)]

/**
 * What would be left of coins, credit and saleable goods after a cost and the grain that is owed beside it: it is payable
 * iff this is not negative (DWD-3.5). An open mix takes surplus basics first, which cost least to part with (DWD-3.30).
 * Written out, like all that bots ask for every plan they weigh.
 */
export function slackOf(goods: Goods, credit: number, { buy, sell }: Prices, cost: Cost, grain = 0): number {
  const wood = goods.wood - cost.wood
  const stone = goods.stone - cost.stone
  const corn = goods.grain - cost.grain - grain
  const glass = goods.glass - cost.glass
  const marble = goods.marble - cost.marble
  const spare = over(wood) + over(stone) + over(corn)
  const own = Math.min(spare, cost.basics)
  const lack = over(-wood) + over(-stone) + over(-corn) + cost.basics - own
  return (
    goods.coin +
    credit -
    cost.coin +
    sell.basic * (spare - own) -
    buy.basic * lack +
    sell.luxury * (over(glass) + over(marble)) -
    buy.luxury * (over(-glass) + over(-marble))
  )
}
export const over = (n: number): number => (n > 0 ? n : 0)

/** Grain for tokens beyond the free ones, owed until the end of the phase (DWD-9.4, 9.14). */
export function grainOwed(t: Shown, seat: Seat, tokens = t.players[seat]!.turn.performed): number {
  const p = t.players[seat]!
  return p.turn.owing ? Math.max(0, tokens - freeTokens(t, seat)) : 0
}
export const freeTokens = (t: Shown, seat: Seat): number =>
  freeTokensIn(bookOf(t), t.players[seat]!.built, t.players[seat]!.tokensLost)
/** The tokens that cost no grain, for whoever has these buildings and has lost so many tokens (DWD-9.4). */
export const freeTokensIn = (book: Book, built: Town, lost: number): number =>
  FREE_TOKENS - lost + flagsIn(book, built, 'freeToken') * book.house.flags.freeToken

/** What an angel wing costs before the ritual (DWD-13.3, 17.4). */
export const wingPrice = (t: Shown, seat: Seat): number =>
  flagged(t, seat, 'angelPrice3') > 0 ? bookOf(t).house.flags.angelPrice3 : ANGEL_PRICE

export const creditOf = (t: Shown, seat: Seat): number => MAX_DEBT - t.players[seat]!.debt

export const withGrain = (cost: Cost, grain: number): Cost =>
  grain === 0 ? cost : { ...cost, grain: cost.grain + grain }

/** Can the cost be paid, together with the grain owed so far and that of `tokens` more (DWD-9.16)? */
export function isPayable(t: Open, seat: Seat, cost: Cost, tokens = 0): boolean {
  const p = t.players[seat]!
  const grain = grainOwed(t, seat, p.turn.performed + tokens)
  return slackOf(p.goods, creditOf(t, seat), pricesFor(t, seat), cost, grain) >= 0
}

/** The same once the market has closed: only what is held can be paid (DWD-14.5). */
export const canPay = (t: Open, seat: Seat, cost: Cost): boolean =>
  t.phase === PHASE.scoring ? GOODS.every(g => t.players[seat]!.goods[g] >= cost[g]) : isPayable(t, seat, cost)

/** The coins a cost takes once what is missing has been bought. */
export const coinsFor = (goods: Goods, { buy }: Prices, cost: Cost): number =>
  cost.coin +
  buy.basic * (over(cost.wood - goods.wood) + over(cost.stone - goods.stone) + over(cost.grain - goods.grain)) +
  buy.luxury * (over(cost.glass - goods.glass) + over(cost.marble - goods.marble))
/** What is held beyond a cost and the grain owed: all that may be sold to pay it (DWD-9.26). */
export const surplusOf = (t: Open, seat: Seat, cost: Cost): Surplus =>
  surplusIn(t.players[seat]!.goods, cost, grainOwed(t, seat))
export type Surplus = { [R in Resource]: number }
export const surplusIn = (goods: Goods, cost: Cost, grain: number): Surplus => ({
  wood: over(goods.wood - cost.wood),
  stone: over(goods.stone - cost.stone),
  grain: over(goods.grain - cost.grain - grain),
  glass: over(goods.glass - cost.glass),
  marble: over(goods.marble - cost.marble),
})
