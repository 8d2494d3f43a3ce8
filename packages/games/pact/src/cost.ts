import type { Seat } from '@cloak/kernel'
import { bookOf, type Cost } from './data/book.ts'
import type { Flag } from './data/effects.ts'
import {
  BASICS,
  BUY,
  FREE_TOKENS,
  type Goods,
  GOODS,
  MAX_DEBT,
  PHASE,
  type Resource,
  RESOURCES,
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

/** How many of a player's buildings make this standing change. */
export function flagged(t: Shown, seat: Seat, flag: Flag): number {
  const { cards } = bookOf(t)
  let n = 0
  for (const { card } of t.players[seat]!.built) if (cards[card].flags.includes(flag)) n++
  return n
}

/** A player's prices at this moment (DWD-3.1, 17.4). */
export function pricesFor(t: Shown, seat: Seat): Prices {
  if (t.phase !== PHASE.actions) return PLAIN
  const { flags } = bookOf(t).house
  const cheap = flagged(t, seat, 'buyBasic2') > 0
  const dear = flagged(t, seat, 'sellPlus1') > 0 ? flags.sellPlus1 : 0
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
 * What would be left of coins, credit and saleable goods after a cost: it is payable iff this is not negative (DWD-3.5).
 * An open mix takes surplus basics first, which cost least to part with (DWD-3.30).
 */
export function slackOf(goods: Goods, credit: number, { buy, sell }: Prices, cost: Cost): number {
  let slack = goods.coin + credit - cost.coin
  let spare = 0
  for (const r of BASICS) {
    const left = goods[r] - cost[r]
    if (left >= 0) {
      slack += sell.basic * left
      spare += left
    } else slack += buy.basic * left
  }
  for (const r of ['glass', 'marble'] as const) {
    const left = goods[r] - cost[r]
    slack += (left >= 0 ? sell.luxury : buy.luxury) * left
  }
  const own = Math.min(spare, cost.basics)
  return slack - sell.basic * own - buy.basic * (cost.basics - own)
}

/** Grain for tokens beyond the free ones, owed until the end of the phase (DWD-9.4, 9.14). */
export function grainOwed(t: Shown, seat: Seat, tokens = t.players[seat]!.turn.performed): number {
  const p = t.players[seat]!
  return p.turn.owing ? Math.max(0, tokens - freeTokens(t, seat)) : 0
}
export const freeTokens = (t: Shown, seat: Seat): number =>
  FREE_TOKENS - t.players[seat]!.tokensLost + flagged(t, seat, 'freeToken') * bookOf(t).house.flags.freeToken

export const creditOf = (t: Shown, seat: Seat): number => MAX_DEBT - t.players[seat]!.debt

export const withGrain = (cost: Cost, grain: number): Cost =>
  grain === 0 ? cost : { ...cost, grain: cost.grain + grain }

/** Can the cost be paid, together with the grain owed so far and that of `tokens` more (DWD-9.16)? */
export function isPayable(t: Open, seat: Seat, cost: Cost, tokens = 0): boolean {
  const p = t.players[seat]!
  const whole = withGrain(cost, grainOwed(t, seat, p.turn.performed + tokens))
  return slackOf(p.goods, creditOf(t, seat), pricesFor(t, seat), whole) >= 0
}

/** The same once the market has closed: only what is held can be paid (DWD-14.5). */
export const canPay = (t: Open, seat: Seat, cost: Cost): boolean =>
  t.phase === PHASE.scoring ? GOODS.every(g => t.players[seat]!.goods[g] >= cost[g]) : isPayable(t, seat, cost)

/** The coins a cost takes once what is missing has been bought. */
export function coinsFor(goods: Goods, prices: Prices, cost: Cost): number {
  let coins = cost.coin
  for (const r of RESOURCES) if (cost[r] > goods[r]) coins += buyingPrice(prices, r) * (cost[r] - goods[r])
  return coins
}
/** What is held beyond a cost and the grain owed: all that may be sold to pay it (DWD-9.26). */
export function surplusOf(t: Open, seat: Seat, cost: Cost): { [R in Resource]: number } {
  const { goods } = t.players[seat]!
  const left = (r: Resource, owed = 0) => Math.max(0, goods[r] - cost[r] - owed)
  return {
    wood: left('wood'),
    stone: left('stone'),
    grain: left('grain', grainOwed(t, seat)),
    glass: left('glass'),
    marble: left('marble'),
  }
}
