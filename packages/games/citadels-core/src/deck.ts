import type { Seat } from '@cloak/kernel'
import type { Card, Source, T, X } from './types.ts'

/** The top n cards, or as many as there are (CIT-8.3). The top of the deck is its end. */
export function drawCards(t: T, n: number): Card[] {
  const cards: Card[] = []
  for (let i = 0; i < n && t.deck.length > 0; i++) cards.push(t.deck.pop()!)
  return cards
}

/** Face down under the deck; several together in random order (CIT-13). */
export function discard(x: X, cards: Card[]): void {
  if (cards.length > 1) x.rng.shuffle(cards)
  for (const card of cards) x.t.deck.unshift(card)
}

/** Cards from the deck, all kept. */
export function gainCards(x: X, seat: Seat, n: number, source: Source): void {
  const cards = drawCards(x.t, n)
  for (const card of cards) x.t.players[seat]!.hand.push(card)
  x.tell('gainedCards', { seat, n: cards.length, source }, [seat], { cards })
}

/** Gold from the bank. */
export function gainGold(x: X, seat: Seat, gold: number, source: Source): void {
  x.t.players[seat]!.gold += gold
  x.tell('gainedGold', { seat, gold, source })
}
