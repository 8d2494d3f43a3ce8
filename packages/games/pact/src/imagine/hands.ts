import type { Rng, Seat } from '@cloak/kernel'
import { type Book, PILES } from '../book.ts'
import { BUILDING_IDS, type BuildingId } from '../data/buildings/index.ts'
import { EVENT_IDS, type EventId } from '../data/events/index.ts'
import { EVERYONE } from '../seats.ts'
import type { Built, View } from '../types.ts'

export interface Cards {
  hands: BuildingId[][]
  discards: (BuildingId | EventId)[][]
  decks: BuildingId[][]
}

/**
 * Who may hold which building. Every card of a deck is dealt in its round and four of it come to each seat (DWD-1.2), so
 * what lies neither before everybody nor before this eye is with a seat that has not shown its four.
 */
export function imagineHands(view: View, at: Seat | null, book: Book, rng: Rng): Cards {
  const me = at === null ? null : view.players[at]!
  const seen = new Set<BuildingId | EventId>(me ? [...me.hand!, ...me.discards!] : [])
  /** How many of each pile a seat has shown. */
  const shown = EVERYONE.map(() => Array<number>(PILES).fill(0))
  /** Whom the witness has handed a card, or who has shown it in a plan that failed. */
  const holder = new Map<BuildingId, Seat>()
  for (const { to, cards } of me?.passed ?? []) for (const card of cards) holder.set(card, to)
  for (const seat of EVERYONE) {
    const p = view.players[seat]!
    for (const { card } of p.bared) holder.set(card, seat)
    for (const { card } of [...p.built, ...p.lost]) {
      shown[seat]![book.pile[card]]!++
      seen.add(card)
    }
  }
  const held: BuildingId[][] = EVERYONE.map(() => [])
  const decks = book.decks.map((pile, i) => {
    if (view.decks[i]! > 0 || view.round === 0) return rng.shuffle([...pile]).slice(0, view.decks[i])
    const due = EVERYONE.map(seat => (seat === at ? 0 : Math.max(0, pile.length / 4 - shown[seat]![i]!)))
    const loose: BuildingId[] = []
    for (const card of pile) {
      if (seen.has(card)) continue
      const seat = holder.get(card)
      if (seat === undefined || due[seat] === 0) loose.push(card)
      else {
        held[seat]!.push(card)
        due[seat]!--
      }
    }
    rng.shuffle(loose)
    for (const seat of EVERYONE) held[seat]!.push(...loose.splice(0, due[seat]))
    return []
  })
  const hands = EVERYONE.map(seat => {
    if (seat === at) return me!.hand!
    const hand = handOf(view, seat, held[seat]!, book, rng)
    // Only in a position that no game leads to are there more cards in a hand than can have come there.
    const { handSize } = view.players[seat]!
    return hand.length === handSize
      ? hand
      : [...hand, ...BUILDING_IDS.filter(card => !seen.has(card) && !hand.includes(card))].slice(0, handSize)
  })
  const discards = EVERYONE.map(seat =>
    seat === at ? me!.discards! : held[seat]!.filter(c => !hands[seat]!.includes(c)),
  )
  return { hands, discards, decks }
}

/** Of a seat's unshown cards, those still in hand: all of the newest deck, and of older ones at most what was kept. */
function handOf(view: View, seat: Seat, held: readonly BuildingId[], { cards }: Book, rng: Rng): BuildingId[] {
  const { handSize, built, lost, bared } = view.players[seat]!
  const current = isDealt(view) ? view.round : view.round - 1
  const hand = held.filter(card => cards[card].deck === current)
  const wanted = handSize - hand.length
  if (wanted <= 0) return hand.slice(0, handSize)
  // Only one card is kept from round to round: whoever built an older one since has not kept this one as well.
  const later = (deck: number) => (b: Built) => cards[b.card].deck < b.round && b.round > deck
  const kept = held.filter(card => {
    const { deck } = cards[card]
    return deck < current && !built.some(later(deck)) && !lost.some(later(deck))
  })
  rng.shuffle(kept)
  const sure = kept.findIndex(card => bared.some(b => b.card === card && b.round >= current))
  if (sure > 0) kept.unshift(...kept.splice(sure, 1))
  return [...hand, ...kept.slice(0, wanted)]
}
const isDealt = (view: View): boolean => view.decks[view.round === 1 ? 0 : view.round + 2] === 0

/** Who may hold which event: each seat drew one a round, and has played it, dropped it, or holds it still. */
export function imagineEvents(view: View, at: Seat | null, book: Book, rng: Rng) {
  const me = at === null ? null : view.players[at]!
  const seen = new Set<BuildingId | EventId>(me ? [...me.events!, ...me.discards!] : [])
  for (const p of view.players) for (const { event } of p.played) seen.add(event)
  const unseen = {
    A: rng.shuffle(book.eventDecks.A.filter(e => !seen.has(e))),
    B: rng.shuffle(book.eventDecks.B.filter(e => !seen.has(e))),
  }
  const drawn = isDealt(view) ? view.round : view.round - 1
  const due = { A: Math.min(2, drawn), B: Math.max(0, drawn - 2) }
  const discards: EventId[][] = []
  const events = EVERYONE.map((seat): EventId[] => {
    discards[seat] = []
    if (seat === at) return me!.events!
    const p = view.players[seat]!
    const own = (letter: 'A' | 'B'): EventId[] => {
      const shown = p.played.filter(e => book.events[e.event].deck === letter).length
      return unseen[letter].splice(0, Math.max(0, due[letter] - shown))
    }
    const [older, newer] = drawn <= 2 ? [[], own('A')] : [own('A'), own('B')]
    // The newest is in hand unless one of two was dropped, and then either may be.
    const isSure = p.eventCount > 1 || (p.eventCount === 1 && !p.dropped)
    const sure = isSure ? newer.splice(0, 1) : []
    const rest = rng.shuffle([...older, ...newer])
    const hand = [...rest.splice(0, Math.max(0, p.eventCount - sure.length)), ...sure].slice(0, p.eventCount)
    discards[seat] = rest
    return hand.length === p.eventCount ? hand : EVENT_IDS.filter(e => !seen.has(e)).slice(0, p.eventCount)
  })
  const left = (letter: 'A' | 'B'): EventId[] =>
    [...unseen[letter], ...book.eventDecks[letter]].slice(0, view.eventDecks[letter])
  return { events, discards, decks: { A: left('A'), B: left('B') } }
}
