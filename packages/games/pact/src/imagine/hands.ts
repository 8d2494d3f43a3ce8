import type { Rng, Seat } from '@cloak/kernel'
import { type Book, PILES } from '../data/book.ts'
import { BUILDING_IDS, type BuildingId } from '../data/buildings/index.ts'
import { PASSED } from '../data/pieces.ts'
import { EVERYONE, neighbourIn } from '../seats.ts'
import type { PlayerView, View } from '../types.ts'

type Gift<Side extends 'to' | 'from'> = { [S in Side]: Seat } & { cards: BuildingId[] }
export interface Cards {
  hands: BuildingId[][]
  discards: BuildingId[][]
  passed: Gift<'to'>[][]
  received: Gift<'from'>[][]
  decks: BuildingId[][]
}

/**
 * Who may hold which building. Every card of a deck is dealt in its round and four of it come to each seat (DWD-1.2), so
 * what lies neither before everybody nor before this eye is with a seat that has not shown its four.
 */
export function imagineHands(view: View, at: Seat | null, book: Book, rng: Rng): Cards {
  const me = at === null ? null : view.players[at]!
  const own = me ? [...me.hand!, ...me.discards!.filter(isBuilding)] : []
  const shown = view.players.map(p => [...p.built, ...p.lost].map(b => b.card))
  const seen = new Set<BuildingId>([...own, ...shown.flat()])
  /** How many of each pile a seat has shown. */
  const counts = shown.map(cards => {
    const count = Array<number>(PILES).fill(0)
    for (const card of cards) count[book.pile[card]]!++
    return count
  })
  const holder = holders(view, me)
  const held: BuildingId[][] = EVERYONE.map(() => [])
  const decks = book.decks.map((pile, i) => {
    if (view.decks[i]! > 0 || view.round === 0) return rng.shuffle([...pile]).slice(0, view.decks[i])
    const due = EVERYONE.map(seat => (seat === at ? 0 : Math.max(0, pile.length / 4 - counts[seat]![i]!)))
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
    seat === at ? own.filter(c => !me!.hand!.includes(c)) : held[seat]!.filter(c => !hands[seat]!.includes(c)),
  )
  const fours = EVERYONE.map(seat => [...shown[seat]!, ...(seat === at ? own : held[seat]!)])
  return { hands, discards, decks, ...gifts(view, at, fours, book, rng) }
}
const isBuilding = (card: string): card is BuildingId => (BUILDING_IDS as readonly string[]).includes(card)

/** Of which cards it is known who has them: the eye has handed them over, or a plan has shown them. */
function holders(view: View, me: PlayerView | null): Map<BuildingId, Seat> {
  const holder = new Map<BuildingId, Seat>()
  for (const { to, cards } of me?.passed ?? []) for (const card of cards) holder.set(card, to)
  view.players.forEach((p, seat) => {
    for (const { card } of p.bared) holder.set(card, seat)
    for (const { card } of p.plan?.builds ?? []) holder.set(card, seat)
  })
  return holder
}

/** Of a seat's unshown cards, those still in hand: all of the newest deck, and of older ones at most what was kept. */
function handOf(view: View, seat: Seat, held: readonly BuildingId[], { cards }: Book, rng: Rng): BuildingId[] {
  const { handSize, built, lost, bared, plan } = view.players[seat]!
  const current = isDealt(view) ? view.round : view.round - 1
  const hand = held.filter(card => cards[card].deck === current)
  const wanted = handSize - hand.length
  if (wanted <= 0) return hand.slice(0, handSize)
  // Only one card is kept from round to round: whoever had an older one in hand since has not kept this one as well.
  const since = [...built, ...lost, ...bared, ...(plan?.builds ?? []).map(({ card }) => ({ card, round: view.round }))]
  const kept = held.filter(card => {
    const { deck } = cards[card]
    return deck < current && !since.some(b => b.card !== card && b.round > deck && cards[b.card].deck < b.round)
  })
  rng.shuffle(kept)
  const sure = kept.findIndex(card => since.some(b => b.card === card && b.round >= current))
  if (sure > 0) kept.unshift(...kept.splice(sure, 1))
  return [...hand, ...kept.slice(0, wanted)]
}
export const isDealt = (view: View): boolean => view.decks[view.round === 1 ? 0 : view.round + 2] === 0

/** What was passed on: of the four cards of a deck that came to be a seat's, two are from its neighbour (DWD-6.2). */
function gifts(
  view: View,
  at: Seat | null,
  fours: readonly BuildingId[][],
  { cards, rank }: Book,
  rng: Rng,
): Pick<Cards, 'passed' | 'received'> {
  const passed: Gift<'to'>[][] = EVERYONE.map(() => [])
  const received: Gift<'from'>[][] = EVERYONE.map(() => [])
  const me = at === null ? null : view.players[at]!
  for (let n = 0; n < view.players[0]!.passCount; n++)
    for (const from of EVERYONE) {
      const round = n + 2
      const to = neighbourIn(round, from)
      const known = from === at ? me!.passed![n] : to === at ? me!.received![n] : undefined
      const some = () => rng.shuffle(fours[to]!.filter(card => cards[card].deck === round)).slice(0, PASSED)
      const two = known?.cards ?? some().sort((a, b) => rank[a] - rank[b])
      passed[from]!.push({ to, cards: two })
      received[to]!.push({ from, cards: two })
    }
  return { passed, received }
}
