import type { Seat } from '@cloak/kernel'
import { putIn } from './hand.ts'
import { drawn, sank, sankOpenly } from './memory.ts'
import { inDraw, inHand } from './places.ts'
import type { Card, Source, T, X } from './types.ts'

/** The top n cards, or as many as there are (CIT-8.3), on their way to a place of this player's. The top of the deck is its end. */
function takeFromTop(t: T, seat: Seat, to: number, n: number): Card[] {
  const cards: Card[] = []
  for (let i = 0; i < n && t.deck.length > 0; i++) {
    const card = t.deck.pop()!
    drawn(t, seat, to, card)
    cards.push(card)
  }
  return cards
}

/** Cards from the deck in front of a player, who will keep some. */
export function drawCards(t: T, seat: Seat, n: number): Card[] {
  const cards = takeFromTop(t, seat, inDraw(seat), n)
  t.players[seat]!.drawn = [...cards]
  return cards
}
/** Cards from the deck into a hand. */
export function drawToHand(t: T, seat: Seat, n: number): Card[] {
  const cards = takeFromTop(t, seat, inHand(seat), n)
  putIn(t, seat, ...cards)
  return cards
}

/** A player's cards, from the place where only he sees them, face down under the deck; several in random order (CIT-13). */
export function discard(x: X, seat: Seat, from: number, cards: readonly Card[]): void {
  if (cards.length === 0) return
  sank(x.t, seat, from, cards)
  putUnder(x, [...cards])
}

/** A card that everybody sees goes under the deck, together with what lay under it (CIT-8.1). */
export function discardOpen(x: X, seat: Seat, card: Card, covered: readonly Card[] = []): void {
  sankOpenly(x.t, seat, card, covered)
  putUnder(x, [card, ...covered])
}

function putUnder(x: X, cards: Card[]): void {
  if (cards.length > 1) x.rng.shuffle(cards)
  for (const card of cards) x.t.deck.unshift(card)
}

/** Cards from the deck, all kept. */
export function gainCards(x: X, seat: Seat, n: number, source: Source): void {
  const cards = drawToHand(x.t, seat, n)
  x.tell('gainedCards', { seat, n: cards.length, source }, [seat], { cards })
}

/** Gold from the bank. */
export function gainGold(x: X, seat: Seat, gold: number, source: Source): void {
  x.t.players[seat]!.gold += gold
  x.tell('gainedGold', { seat, gold, source })
}
