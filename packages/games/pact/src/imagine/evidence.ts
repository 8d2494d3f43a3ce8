import type { Cost } from '../book.ts'
import { type Prices, slackOf } from '../cost.ts'
import { CHESTS, type Goods, GOODS, KINDS } from '../data/pieces.ts'
import type { View } from '../types.ts'
import type { Roles } from './roles.ts'
import type { Journey } from './witness.ts'

/** Goods as numbers in the order of GOODS: these sums are done very often. */
export type Heap = readonly number[]
export const GOOD_COUNT = GOODS.length
export const COIN = GOODS.indexOf('coin')
/** All goods of all kinds, one after another. */
export const WIDTH = KINDS.length * GOOD_COUNT
export const heapOf = (goods: Goods): Heap => GOODS.map(good => goods[good])
export const goodsAt = (heaps: ArrayLike<number>, at: number): Goods => ({
  wood: heaps[at]!,
  stone: heaps[at + 1]!,
  grain: heaps[at + 2]!,
  glass: heaps[at + 3]!,
  marble: heaps[at + 4]!,
  coin: heaps[at + 5]!,
})

/** Something a kind could not pay, with what it had taken and paid in public until then. */
interface Want {
  kind: number
  ledger: Heap
  credit: number
  prices: Prices
  cost: Cost
}
/** A time during which goods moved in public only: everybody saw how much of what each kind held was needed. */
export interface Stretch {
  /** The least that what each kind had taken in public fell to. */
  low: Heap
  wants: Want[]
}
/** All that everybody has seen of what the kinds had, if these are the roles. */
export interface Evidence {
  start: Heap
  stretches: Stretch[]
  /** For each journey: its stretch, and what each kind had taken in public when the chests went out. */
  journeys: { stretch: number; before: Heap }[]
  /** The ritual of round 3: the stretch after it, what was paid into chests, and what came out of it in all. */
  ritual: { stretch: number; before: Heap; paid: Heap; net: Heap } | null
}

export function evidenceFor(view: View, roles: Roles, journeys: readonly Journey[]): Evidence {
  const players = KINDS.map(kind => view.players[roles.indexOf(kind)]!)
  const stretchAt = (moment: number): Stretch => ({
    low: players.flatMap(p => heapOf(p.lows[moment]!)),
    wants: players.flatMap((p, kind) =>
      p.lacks
        .filter(lack => lack.moment === moment)
        .map(({ ledger, credit, buy, sell, cost }) => ({
          kind,
          ledger: heapOf(ledger),
          credit,
          prices: { buy, sell },
          cost,
        })),
    ),
  })
  const beforeOf = (moment: number): Heap => players.flatMap(p => heapOf(p.before[moment - 1]!))
  const evidence: Evidence = {
    start: KINDS.flatMap(kind => heapOf(CHESTS[kind].goods)),
    stretches: [],
    journeys: [],
    ritual: null,
  }
  const opened = view.rituals.find(r => r.round === 3)
  for (const { round, moment } of journeys) {
    evidence.journeys.push({ stretch: evidence.stretches.length, before: beforeOf(moment) })
    evidence.stretches.push(stretchAt(moment))
    if (round !== 3 || !opened) continue
    const paid = KINDS.flatMap(kind => heapOf({ ...opened.chests[kind].resources, coin: opened.chests[kind].coin }))
    const net = KINDS.flatMap(kind => heapOf(opened.chests[kind].reward)).map((n, i) => n - paid[i]!)
    evidence.ritual = { stretch: evidence.stretches.length, before: beforeOf(moment + 1), paid, net }
    evidence.stretches.push(stretchAt(moment + 1))
  }
  return evidence
}

/** How many of the things that somebody was seen to be unable to pay he could have paid after all. */
export function unexplained({ wants }: Stretch, held: ArrayLike<number>, at: number): number {
  let n = 0
  for (const { kind, ledger, credit, prices, cost } of wants) {
    const from = at + kind * GOOD_COUNT
    for (let g = 0; g < GOOD_COUNT; g++) scratch[g] = ledger[g]! + held[from + g]!
    if (slackOf(goodsAt(scratch, 0), credit, prices, cost) >= 0) n++
  }
  return n
}
const scratch: number[] = [0, 0, 0, 0, 0, 0]
