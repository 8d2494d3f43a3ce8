import type { Rng } from '@cloak/kernel'
import { ASKS, KINDS } from '../data/pieces.ts'
import { COIN, type Evidence, GOOD_COUNT, type Heap, heapOf, unexplained, WIDTH } from './evidence.ts'
import type { Ask } from '../types.ts'
import type { Way } from './trips.ts'
import type { Journey, Witness } from './witness.ts'

/** A round of deals carried out. */
export interface Dealt {
  /** For each chest what was in it and what was asked for it, seen or made up. */
  goods: Heap[]
  asks: (Ask | null)[]
  /** What each kind holds beyond the public in every stretch of the game, as far as it is settled. */
  held: Float64Array
  /** How much of what was seen until chests went out again is left unexplained. */
  faults: number
}

/** What everybody begins with, and what the witness himself took: that is certain, whatever else happened. */
export function beginning(
  { kind, journeys }: Witness,
  { start, stretches, ritual, journeys: known }: Evidence,
): Float64Array {
  const held = new Float64Array(Math.max(1, stretches.length) * WIDTH)
  for (let n = 0; n < held.length; n++) held[n] = start[n % WIDTH]!
  if (ritual) for (let n = ritual.stretch * WIDTH; n < held.length; n++) held[n]! += ritual.net[n % WIDTH]!
  journeys.forEach(({ accounts, out }, i) =>
    accounts.forEach((account, chest) => {
      if (kind === null || account.as === 'owner' || account.as === 'nobody' || !account.sight.taken) return
      const { goods, ask } = account.sight
      deal(held, known[i]!.stretch, stretches.length, chest, kind, heapOf(goods), out)
      if (ask?.of === 'coin') payCoins(held, known[i]!.stretch, stretches.length, chest, kind, ask.n, out)
    }),
  )
  return held
}

/** Goods leave a chest's owner for its taker, from this stretch on; while the chest is out they are gone in any case. */
function deal(
  held: Float64Array,
  from: number,
  to: number,
  chest: number,
  taker: number | null,
  goods: Heap,
  out: boolean,
): void {
  for (let s = from; s < to; s++) {
    if (taker !== null || out) shift(held, s * WIDTH + chest * GOOD_COUNT, goods, -1)
    if (taker !== null) shift(held, s * WIDTH + taker * GOOD_COUNT, goods, 1)
  }
}
/** Coins go the other way, and are the owner's once the chest is home. */
function payCoins(
  held: Float64Array,
  from: number,
  to: number,
  chest: number,
  taker: number,
  coins: number,
  out: boolean,
): void {
  for (let s = from; s < to; s++) {
    held[s * WIDTH + taker * GOOD_COUNT + COIN]! -= coins
    if (!out) held[s * WIDTH + chest * GOOD_COUNT + COIN]! += coins
  }
}

/**
 * Carries out the deals of a round whose takers are settled. Goods that were seen move first; then those that nobody saw
 * are such that takers had what they paid with later, and givers could spare them.
 */
export function carryOut(
  from: Float64Array,
  ways: readonly Way[],
  { out }: Journey,
  i: number,
  evidence: Evidence,
  rng: Rng,
): Dealt {
  const held = from.slice()
  const { stretch, before } = evidence.journeys[i]!
  const last = evidence.stretches.length
  const dealt: Pick<Dealt, 'goods' | 'asks'> = { goods: [], asks: [] }
  let faults = 0
  const move = (chest: number, taker: number | null, goods: Heap) => deal(held, stretch, last, chest, taker, goods, out)
  const pay = (chest: number, taker: number, coins: number) => payCoins(held, stretch, last, chest, taker, coins, out)
  ways.forEach(({ goods, ask, taker, certain }, chest) => {
    if (certain) return
    if (goods) {
      // Whoever made an offer had what was in it.
      for (let g = 0; g < GOOD_COUNT; g++) {
        const own = chest * GOOD_COUNT + g
        faults += Math.max(0, goods[g]! - held[stretch * WIDTH + own]! - before[own]!)
      }
      move(chest, taker, goods)
    }
    if (taker !== null && ask?.of === 'coin') pay(chest, taker, ask.n)
  })
  ways.forEach(({ goods, ask, taker }, chest) => {
    let [heap, asked] = [goods, ask]
    if (!heap) {
      if (!asked && taker !== null) {
        asked = { of: 'coin', n: coinsAsked(held, evidence, stretch, chest, taker, rng) }
        pay(chest, taker, asked.n)
      }
      heap = goodsGiven(held, evidence, stretch, before, chest, taker, rng)
      if (heap.every(n => n === 0)) {
        if (taker === null) asked = null
        else {
          // There must have been something in it, and he had nothing.
          faults++
          heap = ONE_COIN
        }
      }
      move(chest, taker, heap)
    }
    dealt.goods.push(heap)
    dealt.asks.push(asked)
  })
  faults += faultsIn(held, evidence, stretch)
  const { ritual } = evidence
  if (ritual?.stretch === stretch + 1) {
    for (let n = 0; n < WIDTH; n++)
      faults += Math.max(0, ritual.paid[n]! - held[stretch * WIDTH + n]! - ritual.before[n]!)
    faults += faultsIn(held, evidence, ritual.stretch)
  }
  return { goods: dealt.goods, asks: dealt.asks, held, faults }
}
const ONE_COIN: Heap = [0, 0, 0, 0, 0, 1]

/** How far what is held in a stretch falls short of what was seen, in goods and in things that could not be done. */
function faultsIn(held: Float64Array, { stretches }: Evidence, s: number): number {
  const { low, wants } = stretches[s]!
  let faults = 0
  for (let n = 0; n < WIDTH; n++) faults += Math.max(0, -held[s * WIDTH + n]! - low[n]!)
  return wants.length > 0 ? faults + unexplained(stretches[s]!, held, s * WIDTH) : faults
}

function shift(held: Float64Array, at: number, by: Heap, times: number): void {
  for (let g = 0; g < GOOD_COUNT; g++) held[at + g]! += times * by[g]!
}

/** What is left of a good at the worst of times from here on; negative if it was not enough. */
function leastOf(held: Float64Array, { stretches }: Evidence, from: number, n: number): number {
  let least = Infinity
  for (let s = from; s < stretches.length; s++) least = Math.min(least, held[s * WIDTH + n]! + stretches[s]!.low[n]!)
  return least
}

/** Coins that nobody saw asked: what the one was short of and the other could spare, as far as the limits go. */
function coinsAsked(
  held: Float64Array,
  evidence: Evidence,
  from: number,
  chest: number,
  taker: number,
  rng: Rng,
): number {
  const [least, most] = ASKS[KINDS[chest]!].coins!
  const short = -leastOf(held, evidence, from, chest * GOOD_COUNT + COIN)
  const spare = leastOf(held, evidence, from, taker * GOOD_COUNT + COIN)
  const low = Math.min(most, Math.max(least, short))
  return low + rng.below(Math.max(0, Math.min(most, spare) - low) + 1)
}

/** Goods that nobody saw: what the taker was short of, at once or later, and the giver could spare; or anything else. */
function goodsGiven(
  held: Float64Array,
  evidence: Evidence,
  from: number,
  before: Heap,
  chest: number,
  taker: number | null,
  rng: Rng,
): Heap {
  const { low } = evidence.stretches[from]!
  // What is only wanted later may also have come later, and more may have come than was wanted.
  const [early, more] = [rng.below(3) > 0, rng.below(3) === 0]
  const goods: number[] = []
  const rich: number[] = []
  let any = false
  for (let g = 0; g < GOOD_COUNT; g++) {
    const own = chest * GOOD_COUNT + g
    const then = held[from * WIDTH + own]!
    const spare = Math.max(0, Math.min(leastOf(held, evidence, from, own), then + before[own]!))
    let n = 0
    if (taker !== null) {
      const his = taker * GOOD_COUNT + g
      const now = Math.max(0, then + Math.min(low[own]!, before[own]!))
      n = Math.min(now, Math.max(0, -held[from * WIDTH + his]! - low[his]!))
      if (early) n = Math.max(n, Math.min(spare, -leastOf(held, evidence, from, his)))
    }
    goods.push(n)
    if (spare > n) rich.push(g)
    any ||= n > 0
  }
  if ((!any || more) && rich.length > 0) goods[rng.pick(rich)]!++
  return goods
}
