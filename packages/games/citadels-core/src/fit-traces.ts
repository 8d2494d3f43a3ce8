import type { Rng } from '@cloak/kernel'
import { found, speaksOf } from './traces.ts'
import type { Card, DistrictType, Trace } from './types.ts'

/** A place with its cards; the first `seen` of them lie there for certain, the others may change. */
export interface Filling {
  place: number
  cards: Card[]
  seen: number
  size: number
}
type TypeOf = (card: Card) => DistrictType

const SWAPS = 400
/** One swap in so many is made though it looks worse, so that the search does not circle. */
const DARING = 6

/** Swaps cards between the places until every trace is true; what is dealt beyond that stays as chance had it. */
export function fitTraces(piles: readonly Filling[], traces: readonly Trace[], typeOf: TypeOf, rng: Rng): void {
  const lacks = traces.map(trace => lackOf(trace, piles, typeOf))
  for (let i = 0; i < SWAPS; i++) {
    const open = traces.filter((_, t) => lacks[t]! > 0)
    if (open.length === 0) return
    const swap = swapFor(piles, rng.pick(open), typeOf, rng)
    if (!swap) continue
    const before = [...lacks]
    exchange(swap)
    let worse = 0
    traces.forEach((trace, t) => {
      if (((trace.at & swap.from.place) !== 0) === ((trace.at & swap.to.place) !== 0)) return
      lacks[t] = lackOf(trace, piles, typeOf)
      worse += lacks[t] - before[t]!
    })
    if (worse <= 0 || rng.below(DARING) === 0) continue
    exchange(swap)
    lacks.splice(0, lacks.length, ...before)
  }
}

const lackOf = (trace: Trace, piles: readonly Filling[], typeOf: TypeOf): number =>
  Math.max(0, trace.least - found(trace, piles, typeOf))

interface Slot {
  place: number
  cards: Card[]
  i: number
}
interface Swap {
  from: Slot
  to: Slot
}
function exchange({ from, to }: Swap): void {
  const card = from.cards[from.i]!
  from.cards[from.i] = to.cards[to.i]!
  to.cards[to.i] = card
}

/** Brings a card that the trace wants to one of its places, in exchange for one that it does not need there. */
function swapFor(piles: readonly Filling[], trace: Trace, typeOf: TypeOf, rng: Rng): Swap | null {
  const missing = 'type' in trace.what ? null : [...trace.what]
  const useless: Slot[] = []
  const outside: Slot[] = []
  for (const pile of piles)
    for (let i = 0; i < pile.cards.length; i++) {
      const card = pile.cards[i]!
      const isThere = (trace.at & pile.place) !== 0
      const counts = isThere && (missing ? drop(missing, card) : speaksOf(trace, card, typeOf))
      if (counts || i < pile.seen) continue
      if (isThere) useless.push({ place: pile.place, cards: pile.cards, i })
      else outside.push({ place: pile.place, cards: pile.cards, i })
    }
  const wanted = outside.filter(({ cards, i }) =>
    missing ? missing.includes(cards[i]!) : speaksOf(trace, cards[i]!, typeOf),
  )
  if (wanted.length === 0 || useless.length === 0) return null
  return { from: rng.pick(wanted), to: rng.pick(useless) }
}

function drop(cards: Card[], card: Card): boolean {
  const i = cards.indexOf(card)
  if (i >= 0) cards.splice(i, 1)
  return i >= 0
}
