import { BASICS, GOODS } from '../data/pieces.ts'
import { EVERYONE } from '../seats.ts'
import type { View } from '../types.ts'

/** What is counted for each seat, in this order: the six goods, indulgences, jesters. */
export const COIN = GOODS.indexOf('coin')
export const INDULGENCE = GOODS.length
export const JESTER = INDULGENCE + 1
export const LINES = JESTER + 1
export const WIDTH = EVERYONE.length * LINES
/** Numbers in the order of GOODS: these sums are done very often. */
export type Heap = ArrayLike<number>

/** Something a seat was seen to be able to pay, or not, with what it had taken and paid in public until then. */
interface Case {
  could: boolean
  /** What was taken and paid in public, and could be borrowed, less the cost. */
  over: Heap
  /** Of any basics so many besides. */
  basics: number
  /** Of basics, and of luxuries. */
  buy: Heap
  sell: Heap
}

/**
 * All that everybody has seen of what the seats held beyond what everybody saw them take: for every moment, seat and line
 * the least and the most it can have been, and what it did or did not suffice for.
 */
export interface Evidence {
  moments: number
  least: Int32Array
  most: Int32Array
  /** By moment and seat. */
  cases: (readonly Case[] | undefined)[]
  /** The seats of which there are any. */
  judged: boolean[]
}
/** More than there can be of anything. */
export const PLENTY = 1_000_000

export function evidenceIn(view: View): Evidence {
  const moments = view.players[0]!.lows.length
  const least = new Int32Array(moments * WIDTH)
  const most = new Int32Array(moments * WIDTH).fill(PLENTY)
  const cases: Case[][] = []
  for (const seat of EVERYONE) {
    const p = view.players[seat]!
    for (let m = 0; m < moments; m++) {
      const at = m * WIDTH + seat * LINES
      GOODS.forEach((good, line) => (least[at + line] = -(p.lows[m]?.[good] ?? 0)))
      least[at + INDULGENCE] = -(p.pardons[m] ?? 0)
    }
    for (const { moment, good, n } of p.bare) {
      const at = moment * WIDTH + seat * LINES + GOODS.indexOf(good)
      least[at] = Math.max(least[at]!, -n)
      most[at] = Math.min(most[at]!, -n)
    }
    for (const { moment, could, ledger, credit, buy, sell, cost } of p.proofs)
      (cases[moment * EVERYONE.length + seat] ??= []).push({
        could,
        over: GOODS.map(good => ledger[good] - cost[good] + (good === 'coin' ? credit : 0)),
        basics: cost.basics,
        buy: [buy.basic, buy.luxury],
        sell: [sell.basic, sell.luxury],
      })
  }
  for (const [i, list] of cases.entries())
    if (list) cases[i] = list.filter((one, n) => !list.some((other, m) => says(other, one, m < n)))
  return { moments, least, most, cases, judged: view.players.map(p => p.proofs.length > 0) }
}

/** Whether one case says all that another says, and more: whoever could not pay this could not pay that. */
function says(one: Case, other: Case, first: boolean): boolean {
  if (one === other || one.could !== other.could || one.basics !== other.basics) return false
  if ([0, 1].some(tier => one.buy[tier] !== other.buy[tier] || one.sell[tier] !== other.sell[tier])) return false
  let same = true
  for (let g = 0; g <= COIN; g++) {
    const more = one.could ? other.over[g]! - one.over[g]! : one.over[g]! - other.over[g]!
    if (more < 0) return false
    same &&= more === 0
  }
  return !same || first
}

/**
 * What would be left over in such a case: not negative if it sufficed. `held` begins at `at`; one line has so many more.
 * It is `slackOf`, written out for numbers in a row.
 */
export function leftIn(seen: Case, held: Heap, at: number, line: number, more: number): number {
  const { over, buy, sell, basics } = seen
  let left = over[COIN]! + held[at + COIN]! + (line === COIN ? more : 0)
  let spare = 0
  for (let g = 0; g < COIN; g++) {
    const n = over[g]! + held[at + g]! + (line === g ? more : 0)
    const tier = g < BASICS.length ? 0 : 1
    if (n < 0) left += buy[tier]! * n
    else {
      left += sell[tier]! * n
      if (tier === 0) spare += n
    }
  }
  const own = Math.min(spare, basics)
  return left - sell[0]! * own - buy[0]! * (basics - own)
}
