import type { PlayerView, View } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import { type Count, type Effect, LETTERS, PRICED } from '../../src/data/effects.ts'
import type { House } from '../../src/data/house.ts'
import {
  DEVIL_LEVELS,
  type Good,
  type Goods,
  RECRUIT,
  type Resource,
  SCIENCE_REPUTATION,
} from '../../src/data/pieces.ts'
import { allowance, type PlanDraft, tokensOf } from './plan.ts'
import { has, pricesFor } from './prices.ts'

/** What a plan will come to if it is carried out in its order, nothing fails, and no choice is made badly. */
export interface Forecast {
  cost: Goods
  /** What it brings on the way. */
  income: readonly Effect[]
  /** What has to be bought on the way, and for how much. */
  bought: Partial<Goods>
  spent: number
  /** What is behind the wall afterwards, coins that were lent among it. */
  left: Goods
  /** The coins that must be lent, or raised by sales, at the tightest moment. */
  short: number
  /** Where the marker ends. */
  reputation: number
  /** The wings it takes on its way, at the top and in the lowest spaces (DWD-3.12, 3.13). */
  angels: number
  fiends: number
}

const NOTHING: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }
const isBasic = (good: Resource): boolean => good !== 'glass' && good !== 'marble'

/** What a plan comes to; where goods may be chosen, none is given that the plan asks for by name. */
export function forecast(plan: PlanDraft, me: PlayerView, view: View, house: House): Forecast {
  const { named } = carryOut(plan, me, view, house, NOTHING)
  return carryOut(plan, me, view, house, named).comes
}

/** The plan, step by step as it will be resolved (DWD-9.8 to 9.14). */
function carryOut(
  plan: PlanDraft,
  me: PlayerView,
  view: View,
  house: House,
  toName: Goods,
): { comes: Forecast; named: Goods } {
  const cost = { ...NOTHING }
  const named = { ...NOTHING }
  const held: Goods = { ...(me.goods ?? cost) }
  const bought: Partial<Goods> = {}
  const income: Effect[] = []
  const stands: BuildingId[] = me.built.map(({ card }) => card)
  const town = () => ({ built: stands.map(card => ({ card })) })
  let prices = pricesFor(town(), view, house)
  const free = { basic: 0, luxury: 0 }
  let [spent, short, reputation, angels, fiends] = [0, 0, me.reputation, 0, 0]

  function move(by: number): void {
    for (let i = Math.abs(by); i > 0; i--) {
      const next = reputation + Math.sign(by)
      if (next < house.track.min || next > house.track.max) return
      reputation = next
      if (by > 0 && next === house.track.max) angels++
      if (by < 0 && next < house.track.min + DEVIL_LEVELS) fiends++
    }
  }
  function take(good: Good, n: number): void {
    named[good] += n
    give(good, n)
  }
  function give(good: Good, n: number): void {
    cost[good] += n
    held[good] -= n
    if (held[good] >= 0) return
    if (good === 'coin') short = Math.max(short, -held.coin)
    else buy(good, -held[good])
  }
  /** Goods that may be chosen freely are taken as what is missing; the rest comes from the market. */
  function buy(good: Resource, n: number): void {
    const kind = isBasic(good) ? 'basic' : 'luxury'
    const given = Math.min(n, free[kind])
    free[kind] -= given
    held[good] = 0
    if (n === given) return
    bought[good] = (bought[good] ?? 0) + n - given
    const coins = (n - given) * prices.buy(good)
    spent += coins
    held.coin -= coins
    short = Math.max(short, -held.coin)
  }
  function takeBasics(n: number): void {
    for (let i = 0; i < n; i++) {
      const spare = (good: Resource): number => held[good] - (toName[good] - named[good])
      const [most] = (['wood', 'stone', 'grain'] as const).toSorted((a, b) => spare(b) - spare(a))
      give(most!, 1)
    }
  }
  const countOf = (count: Count): number => {
    if (count === 'courtiersHeld') return Object.values(me.courtiers).filter(place => place === 'held').length
    if (count === 'playersLower' || count === 'achievements') return 0
    return stands.filter(card => house.buildings[card].types.includes(count)).length
  }
  function run(effects: readonly Effect[]): void {
    for (const e of effects)
      if (e.op === 'gain') held[e.res] += e.n
      else if (e.op === 'gainBasic') free.basic += e.n
      else if (e.op === 'gainLux') free.luxury += e.n
      else if (e.op === 'rep') move(e.n)
      else if (e.op === 'per') for (let i = Math.floor(countOf(e.count) / e.div); i > 0; i--) run(e.do)
  }
  function pay(effects: readonly Effect[]): void {
    for (const e of effects)
      if (e.op === 'pay') take(e.res, e.n)
      else if (e.op === 'payBasic') takeBasics(e.n)
  }
  const isGain = ({ op }: Effect): boolean => op !== 'pay' && op !== 'payBasic' && op !== 'cond' && op !== 'mod'
  function act(card: BuildingId): void {
    const { effects } = house.buildings[card]
    pay(effects)
    run(effects)
    income.push(...effects.filter(isGain))
  }

  const event = me.events?.[0]
  if (event && plan.event === 'left') {
    const { gain, rep } = house.events[event].left
    run(gain)
    income.push(...gain.filter(isGain))
    move(rep)
  }
  for (const card of [...plan.old, ...plan.stable]) act(card)
  for (const { card, use } of plan.builds) {
    const { cost: price, types, effects, timing } = house.buildings[card]
    for (const letter of LETTERS) take(PRICED[letter], price[letter] ?? 0)
    if (types.includes('S')) move(-SCIENCE_REPUTATION)
    stands.push(card)
    prices = pricesFor(town(), view, house)
    if (timing === 'instant') {
      run(effects)
      income.push(...effects.filter(isGain))
    }
    if (use) act(card)
  }
  if (plan.recruit !== 'none') {
    const price = me.courtiers[plan.recruit] === 'space3' ? RECRUIT.space3 : RECRUIT.space2
    take('coin', Math.max(0, price - (has(town(), house, 'recruitMinus2') ? house.flags.recruitMinus2 : 0)))
  }
  if (event && plan.event === 'right') {
    const { cost: price, gain, rep } = house.events[event].right
    pay(price)
    run(gain)
    income.push(...gain.filter(isGain))
    move(rep)
  }
  take('grain', Math.max(0, tokensOf(plan) - allowance(me, house).free))
  const left = { ...held, coin: held.coin + short }
  return { comes: { cost, income, bought, spent, left, short, reputation, angels, fiends }, named }
}
