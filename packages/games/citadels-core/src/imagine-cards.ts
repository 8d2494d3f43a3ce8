import type { Rng, Seat } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import { type Filling, fitTraces } from './fit-traces.ts'
import { DECK, inDraw, inHand, SUNK, underMuseum } from './places.ts'
import type { Card, Sunken, View } from './types.ts'

/** Every district card at a place where this reader could believe it to be (CIT-8.6). */
export function dealAgain(e: Edition, v: View, at: Seat | null, rng: Rng): { of(place: number): Card[]; deck: Card[] } {
  const sunken = [...v.sunken, ...((at === null ? null : v.players[at]!.sunken) ?? [])]
  const piles = pilesOf(v, at, sunken)
  const unseen = rng.shuffle(unseenCards(e, v, piles))
  for (const pile of piles) while (pile.cards.length < pile.size && unseen.length > 0) pile.cards.push(unseen.pop()!)
  const own = at === null ? null : v.players[at]!.traces
  const traces = own && own.length > 0 ? [...v.traces, ...own] : v.traces
  if (traces.length > 0) fitTraces(piles, traces, card => e.districts.get(card)!.type, rng)
  const of = (place: number): Card[] => piles.find(pile => pile.place === place)!.cards
  return { of, deck: [...sunkenPart(v.sunk, sunken, of(SUNK), rng), ...of(DECK)] }
}

function pilesOf(v: View, at: Seat | null, sunken: readonly Sunken[]): Filling[] {
  const looked = at === null ? null : v.players[at]!.looked
  const piles: Filling[] = []
  v.players.forEach((p, seat) => {
    piles.push(pile(inHand(seat), p.hand ?? (looked?.of === seat ? looked.hand : null), p.handSize))
    piles.push(pile(underMuseum(seat), p.under, p.underSize))
    piles.push(pile(inDraw(seat), p.drawn, p.drawnSize))
  })
  piles.push({ place: SUNK, cards: sunken.map(({ card }) => card), seen: sunken.length, size: v.sunk })
  piles.push(pile(DECK, null, v.deck - v.sunk))
  return piles
}
const pile = (place: number, seen: readonly Card[] | null, size: number): Filling => ({
  place,
  cards: seen ? [...seen] : [],
  seen: seen ? size : 0,
  size,
})

function strike(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1)
}
function unseenCards(e: Edition, v: View, piles: readonly Filling[]): Card[] {
  const unseen = [...e.basics, ...v.uniques]
  for (const { cards } of piles) for (const card of cards) strike(unseen, card)
  for (const { city } of v.players) for (const { card } of city) strike(unseen, card)
  if (v.site) strike(unseen, v.site.card)
  if (v.ruins) strike(unseen, v.ruins)
  return unseen
}

/** The cards under the deck from the bottom up: those seen at their places, the others in any order. */
function sunkenPart(sunk: number, sunken: readonly Sunken[], cards: readonly Card[], rng: Rng): Card[] {
  const rest = rng.shuffle(cards.slice(sunken.length))
  const known = new Map(sunken.map(({ place, card }) => [sunk - 1 - place, card]))
  return Array.from({ length: sunk }, (_, i) => known.get(i) ?? rest.pop()!)
}
