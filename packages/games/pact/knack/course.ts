import type { Effect } from '../src/data/effects.ts'
import { BASICS, BUY, FREE_TOKENS, type Goods, MAX_DEBT, RESOURCES, SELL } from '../src/data/pieces.ts'
import type { Card, Cost, Deed } from '../src/data/book.ts'
import { flagged, phasesLeft, type Sight } from './sight.ts'
import { ratesFor, worthOfEffects } from './worth.ts'

/** A plan as it is carried out in thought. */
export interface Course {
  goods: Goods
  debt: number
  level: number
  performed: number
  recruited: boolean
  /** Points made on the way, and the promise of what now stands. */
  worth: number
}

/** Pays out of goods, coins, credit and sales, in the order of the rules; false when all of it is not enough. */
export function pays(s: Sight, c: Course, cost: Cost, grain: number): boolean {
  const buyBasic = flagged(s, 'buyBasic2') ? s.book.house.flags.buyBasic2 : BUY.basic
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

export function gains(s: Sight, c: Course, list: readonly Effect[], card?: Card): void {
  const rates = ratesFor(phasesLeft(s.v) - 1)
  for (const e of list)
    if (e.op === 'gain') c.goods[e.res] += e.n
    else if (e.op === 'rep') c.level = Math.max(-7, Math.min(7, c.level + e.n))
    else if (e.op === 'debt' && e.n < 0) c.debt = Math.max(0, c.debt + e.n)
    else c.worth += worthOfEffects(s, [e], rates, card?.types)
}

const FAILED = 0.4
const freeTokens = (s: Sight): number =>
  FREE_TOKENS - s.p.tokensLost + (flagged(s, 'freeToken') ? s.book.house.flags.freeToken : 0)
export const owed = (s: Sight, performed: number): number => Math.max(0, performed - freeTokens(s))

export function act(s: Sight, c: Course, deed: Deed): void {
  if (!pays(s, c, deed.cost, owed(s, c.performed + 1))) return fails(c)
  c.performed++
  gains(s, c, deed.gains)
}
export function fails(c: Course): void {
  c.worth -= FAILED
  c.level = Math.max(-7, c.level - 1)
}
