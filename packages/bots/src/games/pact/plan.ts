import type { BuildingId } from '@cloak/pact/data/buildings/index'
import type { Effect } from '@cloak/pact/data/effects'
import {
  BASICS,
  BUY,
  type Courtier,
  COURTIERS,
  FREE_TOKENS,
  type Goods,
  MAX_DEBT,
  RECRUIT,
  RESOURCES,
  SELL,
  TOKENS,
} from '@cloak/pact/data/pieces'
import type { Answer, Rng } from '@cloak/kernel'
import { type Card, type Cost, type Deed, noCost } from './facts.ts'
import { flagged, phasesLeft, type Sight } from './sight.ts'
import {
  ratesFor,
  type Symbols,
  symbolsOf,
  worthOfDebt,
  worthOfEffects,
  worthOfGoods,
  worthOfLevel,
  worthOfStanding,
  worthOfSymbols,
} from './worth.ts'

/** What a player might do in an action phase. */
export interface Plan {
  event: 'none' | 'left' | 'right'
  builds: readonly { readonly card: BuildingId; readonly use: boolean }[]
  old: readonly BuildingId[]
  recruit: Courtier | null
}
export const IDLE: Plan = { event: 'none', builds: [], old: [], recruit: null }
const tokensIn = ({ builds, old, recruit }: Plan): number =>
  builds.reduce((sum, { use }) => sum + (use ? 2 : 1), 0) + old.length + (recruit ? 1 : 0)

/** A plan as it is carried out in thought. */
interface Course {
  goods: Goods
  debt: number
  level: number
  performed: number
  recruited: boolean
  /** Points made on the way, and the promise of what now stands. */
  worth: number
}

/** Pays out of goods, coins, credit and sales, in the order of the rules; false when all of it is not enough. */
function pays(s: Sight, c: Course, cost: Cost, grain: number): boolean {
  const buyBasic = flagged(s, 'buyBasic2') ? s.facts.house.flags.buyBasic2 : BUY.basic
  const left = { ...c.goods }
  let coins = cost.coin
  for (const r of RESOURCES) {
    const need = cost[r] + (r === 'grain' ? grain : 0)
    const own = Math.min(left[r], need)
    left[r] -= own
    coins += (need - own) * (r === 'glass' || r === 'marble' ? BUY.luxury : buyBasic)
  }
  for (let n = cost.basics; n > 0; n--) {
    const most = BASICS.reduce((one, other) => (left[other] > left[one] ? other : one))
    if (left[most] > 0) left[most]--
    else coins += buyBasic
  }
  left.coin -= coins
  if (left.coin < 0) {
    const loan = Math.min(-left.coin, MAX_DEBT - c.debt)
    left.coin += loan
    let debt = c.debt + loan
    for (const r of RESOURCES)
      while (left.coin < 0 && left[r] > 0) {
        left[r]--
        left.coin += r === 'glass' || r === 'marble' ? SELL.luxury : SELL.basic
      }
    if (left.coin < 0) return false
    c.debt = debt
  }
  // Grain is owed until the end of the phase: it is paid then, out of what is there.
  left.grain += Math.min(grain, c.goods.grain)
  c.goods = left
  return true
}

function gains(s: Sight, c: Course, list: readonly Effect[], card?: Card): void {
  const rates = ratesFor(phasesLeft(s.v) - 1)
  for (const e of list)
    if (e.op === 'gain') c.goods[e.res] += e.n
    else if (e.op === 'rep') c.level = Math.max(-7, Math.min(7, c.level + e.n))
    else if (e.op === 'debt' && e.n < 0) c.debt = Math.max(0, c.debt + e.n)
    else c.worth += worthOfEffects(s, [e], rates, card?.types)
}

const FAILED = 0.4
const freeTokens = (s: Sight): number =>
  FREE_TOKENS - s.p.tokensLost + (flagged(s, 'freeToken') ? s.facts.house.flags.freeToken : 0)
const owed = (s: Sight, performed: number): number => Math.max(0, performed - freeTokens(s))

function act(s: Sight, c: Course, deed: Deed): void {
  if (!pays(s, c, deed.cost, owed(s, c.performed + 1))) return fails(c)
  c.performed++
  gains(s, c, deed.gains)
}
function fails(c: Course): void {
  c.worth -= FAILED
  c.level = Math.max(-7, c.level - 1)
}

/** What comes of a plan, in points. Only differences count. */
export function worthOfPlan(s: Sight, plan: Plan, before: Symbols, goods: Goods = s.goods): number {
  const { p, facts } = s
  const event = p.events?.at(-1)
  const c: Course = { goods: { ...goods }, debt: p.debt, level: p.reputation, performed: 0, recruited: false, worth: 0 }
  const symbols = { ...before }
  if (event && plan.event === 'left') {
    const { gain, rep } = facts.left(event)
    gains(s, c, gain)
    c.level = Math.max(-7, c.level + rep)
    c.worth -= 0.3
  }
  for (const id of plan.old) act(s, c, facts.card(id).action!)
  for (const { card: id, use } of plan.builds) {
    const card = facts.card(id)
    if (!pays(s, c, card.cost, owed(s, c.performed + 1))) {
      fails(c)
      if (use) fails(c)
      continue
    }
    c.performed++
    c.level = Math.max(-7, c.level - card.sinks)
    c.worth += worthOfStanding(s, card)
    for (const type of card.types) symbols[type]++
    if (card.timing === 'instant') gains(s, c, card.effects, card)
    if (use) act(s, c, card.action!)
  }
  if (plan.recruit) {
    const price = p.courtiers[plan.recruit] === 'space2' ? RECRUIT.space2 : RECRUIT.space3
    const coin = flagged(s, 'recruitMinus2') ? Math.max(0, price - facts.house.flags.recruitMinus2) : price
    if (pays(s, c, { ...noCost(), coin }, owed(s, c.performed + 1))) {
      c.performed++
      c.recruited = true
      // He stands in for a symbol, or counts a point at the end.
      const with1 = { ...symbols }
      if (plan.recruit !== 'A') with1[plan.recruit]++
      c.worth += Math.max(1, 0.9 * (worthOfSymbols(s, with1) - worthOfSymbols(s, symbols)))
    } else fails(c)
  }
  if (event && plan.event === 'right') {
    const { cost, conditions, courtier, gains: brings, rep } = facts.right(event)
    const met = conditions.every(cond =>
      cond === 'recruited' ? c.recruited : cond === 'tokens>=3' ? c.performed >= 3 : cond === 'debt==0' && c.debt === 0,
    )
    const there = !courtier || p.courtiers[courtier] === 'held' || plan.recruit === courtier
    if (met && there && pays(s, c, cost, owed(s, c.performed))) {
      gains(s, c, brings)
      c.level = Math.min(7, c.level + rep)
      if (courtier) c.worth -= 1
    } else fails(c)
  }
  const grain = owed(s, c.performed)
  if (grain > 0) pays(s, c, { ...noCost(), grain }, 0)
  const left = phasesLeft(s.v) - 1
  return (
    c.worth +
    worthOfSymbols(s, symbols) +
    worthOfGoods(c.goods, left) +
    worthOfDebt(c.debt, left) +
    worthOfLevel(s, c.level) * 1.2
  )
}

interface Rated {
  plan: Plan
  worth: number
}

/** The best plans that a little thought finds, the best first; `whim` is how much chance has a say. */
export function bestPlans(s: Sight, most: number, whim: number, rng: Rng, goods: Goods = s.goods): Plan[] {
  const { p } = s
  const before = symbolsOf(s)
  const rate = (plan: Plan): Rated => ({
    plan,
    worth: worthOfPlan(s, plan, before, goods) + (whim * rng.below(1000)) / 1000,
  })
  const hand = p.hand ?? []
  const builds: Plan['builds'][] = [[]]
  for (const [i, card] of hand.entries()) {
    builds.push([{ card, use: false }])
    for (const second of hand.slice(i + 1)) {
      const pair = [card, second].map(id => ({ card: id, use: false }))
      // What gives at once goes first, to help with the other.
      builds.push(s.facts.card(second).timing === 'instant' ? pair.reverse() : pair)
    }
  }
  const plain = builds.map(each => rate({ ...IDLE, builds: each })).sort((one, other) => other.worth - one.worth)
  const sides = p.events && p.events.length > 0 ? (['none', 'left', 'right'] as const) : (['none'] as const)
  const begun = plain
    .slice(0, 4)
    .flatMap(({ plan }) => sides.map(event => rate({ ...plan, event })))
    .sort((one, other) => other.worth - one.worth)
  return begun
    .slice(0, most)
    .map(each => improved(s, each, rate))
    .sort((one, other) => other.worth - one.worth)
    .map(({ plan }) => plan)
}

/** Adds what is still worth a token: old actions, new ones, a courtier. */
function improved(s: Sight, from: Rated, rate: (plan: Plan) => Rated): Rated {
  const { p, facts, v } = s
  const tokens = TOKENS - p.tokensLost
  let best = from
  const tries = (plan: Plan): void => {
    if (tokensIn(plan) > tokens) return
    const rated = rate(plan)
    if (rated.worth > best.worth) best = rated
  }
  for (const { card, round, under } of p.built)
    if (round < v.round && under === null && facts.card(card).action && best.plan.old.length < 2)
      tries({ ...best.plan, old: [...best.plan.old, card] })
  for (const [i, { card }] of best.plan.builds.entries())
    if (facts.card(card).action)
      tries({ ...best.plan, builds: best.plan.builds.map((b, n) => (n === i ? { card, use: true } : b)) })
  for (const courtier of COURTIERS)
    if (p.courtiers[courtier] === 'space2' || p.courtiers[courtier] === 'space3')
      tries({ ...best.plan, recruit: courtier })
  const { event } = best.plan
  if (event === 'none' && p.events && p.events.length > 0)
    for (const side of ['left', 'right'] as const) tries({ ...best.plan, event: side })
  return best
}

/** The plan in the words of the question. */
export function planAnswer({ p, facts }: Sight, { event, builds, old, recruit }: Plan): Answer {
  const b = builds.reduce((sum, { use }) => sum + (use ? 2 : 1), 0)
  const stable = p.built.filter(({ under, card }) => under !== null && isFree(facts.card(card).action)).map(x => x.card)
  return {
    event,
    stable,
    tokens: {
      do: `tokens-${b}-${old.length}-${recruit ? 1 : 0}`,
      with: {
        builds: b === 0 ? 'none' : builds.map(({ card, use }) => (use ? `${card}*` : card)).join(' '),
        old: [...old],
        recruit: recruit ?? 'none',
      },
    },
  }
}
const isFree = (deed: Deed | null): boolean =>
  deed !== null && deed.cost.basics === 0 && RESOURCES.every(r => deed.cost[r] === 0) && deed.cost.coin === 0
