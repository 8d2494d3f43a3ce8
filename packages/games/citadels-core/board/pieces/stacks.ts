import { SUITS, typeOf } from './districts.ts'

/** So many of one kind, lying on one another. */
export interface Stack {
  card: string
  n: number
}

/** The whole deck as a player would sort it: kind by kind, by type and cost. */
export function stacked(cards: readonly string[], costOf: (card: string) => number): Stack[] {
  const kinds = [...new Set(cards)].map(card => ({ card, n: cards.filter(each => each === card).length }))
  const place = ({ card }: Stack): number => SUITS.indexOf(typeOf(card)) * 100 + costOf(card)
  return kinds.sort((a, b) => place(a) - place(b))
}
