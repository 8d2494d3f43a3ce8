import type { PlayerView, View } from '@cloak/pact'
import { type Effect, LETTERS, PRICED } from '@cloak/pact/data/effects'
import type { House } from '@cloak/pact/data/house'
import {
  BUY,
  type Good,
  type Goods,
  MAX_DEBT,
  PHASE,
  QUARTERS,
  RECRUIT,
  type Resource,
  RESOURCES,
  SCIENCE_REPUTATION,
  SELL,
} from '@cloak/pact/data/pieces'
import { allowance, type PlanDraft, tokensOf } from './plan.ts'

const has = (me: PlayerView, house: House, flag: string): boolean =>
  me.built.some(({ card }) => house.buildings[card].effects.some(e => e.op === 'mod' && e.flag === flag))

export interface Prices {
  buy(good: Resource): number
  sell(good: Resource): number
}
/** What the market takes and gives, for this player, now (DWD-3.1, 17.4). */
export function pricesFor(me: PlayerView, view: View, house: House): Prices {
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

export interface Needs {
  cost: Goods
  /** What of it is not behind the wall. */
  lacking: Partial<Goods>
  /** What the lacking goods cost at the market, and the coins themselves. */
  coins: number
  reputation: number
}

/** All that a plan takes, before anything that it brings. */
export function needsOf(plan: PlanDraft, me: PlayerView, view: View, house: House): Needs {
  const cost: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }
  let reputation = 0
  let basics = 0
  const take = (good: Good, n: number): void => void (cost[good] += n)
  const acts = (effects: readonly Effect[]): void => {
    for (const e of effects)
      if (e.op === 'pay') take(e.res, e.n)
      else if (e.op === 'payBasic') basics += e.n
  }
  for (const { card, use } of plan.builds) {
    const { cost: price, types, effects } = house.buildings[card]
    for (const letter of LETTERS) take(PRICED[letter], price[letter] ?? 0)
    if (types.includes('S')) reputation -= SCIENCE_REPUTATION
    if (use) acts(effects)
  }
  for (const card of [...plan.old, ...plan.stable]) acts(house.buildings[card].effects)
  if (plan.recruit !== 'none') {
    const place = me.courtiers[plan.recruit]
    const price = place === 'space3' ? RECRUIT.space3 : RECRUIT.space2
    take('coin', Math.max(0, price - (has(me, house, 'recruitMinus2') ? house.flags.recruitMinus2 : 0)))
  }
  const event = me.events?.[0]
  if (event && plan.event === 'right') {
    for (const e of house.events[event].right.cost) if (e.op === 'pay') take(e.res, e.n)
    reputation += house.events[event].right.rep
  }
  if (event && plan.event === 'left') reputation += house.events[event].left.rep
  take('grain', Math.max(0, tokensOf(plan) - allowance(me, house).free))

  const goods = me.goods ?? cost
  const prices = pricesFor(me, view, house)
  const lacking: Partial<Goods> = {}
  let coins = cost.coin
  let spare = 0
  for (const good of RESOURCES) {
    const n = cost[good] - goods[good]
    if (n > 0) {
      lacking[good] = n
      coins += n * prices.buy(good)
    } else if (good !== 'glass' && good !== 'marble') spare -= n
  }
  coins += Math.max(0, basics - spare) * prices.buy('wood')
  if (coins > goods.coin) lacking.coin = coins - goods.coin
  return { cost, lacking, coins, reputation }
}
