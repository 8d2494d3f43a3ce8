import type { Seat } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import { DECK, inHand, ownPlaces, seenBy, SUNK, underMuseum } from './places.ts'
import { blurred, followed, joined, sure, swapped, touches } from './traces.ts'
import type { Card, DistrictType, T, Trace } from './types.ts'

/**
 * What everybody, and what each player alone, can tell of the cards that lie hidden, from what was seen of them before
 * (CIT-8.5, CIT-8.6). The rules of the game do not need it; whoever imagines the hidden cards does.
 */
type Recall = (traces: readonly Trace[], seat: Seat | null) => readonly Trace[]
function recall(t: T, change: Recall): void {
  t.traces = change(t.traces, null)
  for (let seat = 0; seat < t.players.length; seat++) {
    const p = t.players[seat]!
    const traces = change(p.traces, seat)
    if (traces !== p.traces) p.traces = elsewhere(traces, seat)
  }
}
/** Without what the player sees for himself by now. */
function elsewhere(traces: readonly Trace[], seat: Seat): readonly Trace[] {
  const own = ownPlaces(seat)
  return traces.some(({ at }) => (at & ~own) === 0) ? traces.filter(({ at }) => (at & ~own) !== 0) : traces
}

/** Does anybody remember anything about these places? Most often nobody does, and play-outs live on knowing it soon. */
function isTraced(t: T, places: number): boolean {
  if (touches(t.traces, places)) return true
  for (let seat = 0; seat < t.players.length; seat++) if (touches(t.players[seat]!.traces, places)) return true
  return false
}

/** Types are told in public only, and public traces are followed only by `leftOpenly`. */
const noType = (): DistrictType => 'unique'
const everywhere = (t: T): number => ((1 << t.players.length) - 1) | DECK | SUNK

/** Cards go from one hidden place to another: `seers` see which, the rest how many. */
export function moved(t: T, from: number, to: number, cards: readonly Card[], seers: readonly Seat[]): void {
  const all = everywhere(t)
  if (isTraced(t, from))
    recall(t, (traces, seat) => {
      if (seat === null || !seers.includes(seat)) return blurred(traces, from, to, cards.length, all)
      let out = traces
      for (const card of cards) out = followed(out, from, to, card, noType)
      return out
    })
  if (to === SUNK) return
  for (const seat of seers) {
    const p = t.players[seat]!
    if ((to & ownPlaces(seat)) === 0) p.traces = [...p.traces, sure(to, cards)]
  }
}

/** A card leaves a hidden place before everybody's eyes. */
export function leftOpenly(t: T, e: Edition, from: number, card: Card): void {
  if (!isTraced(t, from)) return
  const typeOf = (card: Card) => e.districts.get(card)!.type
  recall(t, traces => followed(traces, from, 0, card, typeOf))
}

/** A card goes to a hidden place before everybody's eyes. */
export function hiddenOpenly(t: T, to: number, card: Card): void {
  t.traces = [...t.traces, sure(to, [card])]
}

/** All the cards of one place change places with those of the other. */
export const changedPlaces = (t: T, a: number, b: number): void => recall(t, traces => swapped(traces, a, b))

/** A player looks at all the cards of a place. */
export function lookedAt(t: T, seat: Seat, at: number, cards: readonly Card[]): void {
  const p = t.players[seat]!
  p.traces = p.traces.filter(trace => trace.at !== at)
  if (cards.length > 0) p.traces = [...p.traces, sure(at, cards)]
}

/** Everybody learns how many cards of a type a hand holds (CIT-6.2.2). */
export function counted(t: T, seat: Seat, type: DistrictType, n: number, others: number): void {
  const at = inHand(seat)
  t.traces = t.traces.filter(trace => trace.at !== at || !('type' in trace.what) || trace.what.type !== type)
  const told: Trace[] = [
    { at, least: n, what: { type, is: true } },
    { at, least: others, what: { type, is: false } },
  ]
  t.traces = [...t.traces, ...told.filter(({ least }) => least > 0)]
}

/** A player's cards go under the deck. He knows the place only of one that goes there alone. */
export function sank(t: T, seat: Seat, from: number, cards: readonly Card[]): void {
  const alone = cards.length === 1
  moved(t, from, SUNK, cards, [seat])
  const p = t.players[seat]!
  if (!alone) p.traces = [...p.traces, sure(SUNK, cards)]
  for (let i = 0; i < cards.length; i++) t.sunk.unshift(alone ? seenBy(seat) : 0)
}

/** An open card goes under the deck, with what lay under it: nobody keeps in mind what that was. */
export function sankOpenly(t: T, seat: Seat, card: Card, covered: readonly Card[]): void {
  if (covered.length === 0) {
    t.sunk.unshift(card)
    return
  }
  moved(t, underMuseum(seat), SUNK, covered, [])
  hiddenOpenly(t, SUNK, card)
  for (let i = 0; i < covered.length; i++) t.sunk.unshift(0)
  t.sunk.unshift(0)
}

/** A card comes from the top of the deck, and has left it. Whoever once put it there alone has no longer kept count. */
export function drawn(t: T, seat: Seat, to: number, card: Card): void {
  const known = t.sunk.length > t.deck.length ? t.sunk.pop()! : null
  if (typeof known === 'string') return hiddenOpenly(t, to, card)
  const from = known === null ? DECK : SUNK
  if (!isTraced(t, from)) return
  const all = everywhere(t)
  recall(t, (traces, who) => {
    if (who === seat) return followed(traces, from, to, card, noType)
    return blurred(traces, from, to, 1, all)
  })
}

/** Nothing is left at a place. */
export function emptied(t: T, place: number): void {
  if (isTraced(t, place)) recall(t, traces => joined(traces, place, 0))
}

/** The whole deck is shuffled: what lay under it is anywhere in it. */
export function shuffledDeck(t: T): void {
  raised(t)
  recall(t, traces => joined(traces, SUNK, DECK))
}

/** The whole deck goes to another place. */
export function tookDeck(t: T, to: number): void {
  raised(t)
  recall(t, traces => joined(joined(traces, SUNK, to), DECK, to))
}

/** All that a player has drawn is the deck again, shuffled; he has seen it. */
export function returnedDeck(t: T, seat: Seat, from: number, cards: readonly Card[]): void {
  recall(t, traces => joined(traces, from, DECK))
  lookedAt(t, seat, DECK, cards)
}

/** The sunken cards lose their order. */
function raised(t: T): void {
  t.sunk.forEach((known, i) => {
    const card = t.deck[i]!
    if (typeof known === 'string') return hiddenOpenly(t, SUNK, card)
    t.players.forEach((p, seat) => {
      if ((known & seenBy(seat)) !== 0) p.traces = [...p.traces, sure(SUNK, [card])]
    })
  })
  t.sunk = []
}
