import type { Key, Option, Seat, Split } from '@cloak/kernel'
import { moved } from './memory.ts'
import { inDraw, inHand, underMuseum } from './places.ts'
import type { Card, T } from './types.ts'

const options = new Map<Card, Option<Card>>()
/** A card as an option; one object serves for all. */
export function cardOption(card: Card): Option<Card> {
  let option = options.get(card)
  if (!option) options.set(card, (option = { id: card, ref: { kind: 'card', id: card } }))
  return option
}

/** Is there a card of this kind before it? */
export function isRepeated(cards: readonly Card[], i: number): boolean {
  for (let j = 0; j < i; j++) if (cards[j] === cards[i]) return true
  return false
}

/** Each kind of card once, in the order held. */
export function kinds(cards: readonly Card[]): Card[] {
  const out: Card[] = []
  for (let i = 0; i < cards.length; i++) if (!isRepeated(cards, i)) out.push(cards[i]!)
  return out
}

/** Between min and max of these cards, by kind. */
export function someCards(cards: readonly Card[], min: number, max = min): Split {
  const of: Split['of'][number][] = []
  for (let i = 0; i < cards.length; i++)
    if (!isRepeated(cards, i)) of.push({ id: cards[i]!, max: count(cards, cards[i]!), ref: cardOption(cards[i]!).ref! })
  return { kind: 'split', of, min, max: Math.min(max, cards.length) }
}

function count(cards: readonly Card[], card: Card): number {
  let n = 0
  for (const other of cards) if (other === card) n++
  return n
}

/** The cards that such a choice names. */
export function named(counts: { [card: Card]: number | undefined }): Card[] {
  const out: Card[] = []
  for (const card in counts) for (let i = 0; i < counts[card]!; i++) out.push(card)
  return out
}

/** A pile without one card of this kind. */
export function without(pile: readonly Card[], card: Card): Card[] {
  const left = pile.slice()
  left.splice(left.indexOf(card), 1)
  return left
}
/** These cards leave a hand. */
export function takeOut(t: T, seat: Seat, ...cards: readonly Card[]): void {
  const player = t.players[seat]!
  for (const card of cards) player.hand = without(player.hand, card)
}
/** These cards come into a hand. */
export function putIn(t: T, seat: Seat, ...cards: readonly Card[]): void {
  const player = t.players[seat]!
  player.hand = [...player.hand, ...cards]
}

/** A card goes from one hand to another; its two holders see which. */
export function handOver(t: T, from: Seat, to: Seat, card: Card): void {
  takeOut(t, from, card)
  putIn(t, to, card)
  moved(t, inHand(from), inHand(to), [card], [from, to])
}
/** A card of the hand goes face down under the own Museum. */
export function tuck(t: T, seat: Seat, card: Card): void {
  const player = t.players[seat]!
  takeOut(t, seat, card)
  player.under = [...player.under, card]
  moved(t, inHand(seat), underMuseum(seat), [card], [seat])
}
/** Cards that were drawn go to the hand. */
export function keep(t: T, seat: Seat, cards: readonly Card[]): void {
  const player = t.players[seat]!
  for (const card of cards) player.drawn = without(player.drawn, card)
  putIn(t, seat, ...cards)
  moved(t, inDraw(seat), inHand(seat), cards, [seat])
}

/** Every card of a hand as an option of its own: the second Tavern is `tavern#2`. */
export function copies(cards: readonly Card[]): Option<string>[] {
  const seen: { [card: Card]: number } = {}
  return cards.map(card => {
    const n = (seen[card] = (seen[card] ?? 0) + 1)
    return n === 1 ? cardOption(card) : { id: `${card}#${n}`, ref: { kind: 'card', id: card } }
  })
}
export const kindOf = (copy: Key): Card => String(copy).split('#')[0]!
