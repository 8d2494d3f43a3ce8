import type { Edition } from './edition.ts'
import { DECK, inDraw, inHand, SUNK, underMuseum } from './places.ts'
import { found, type Pile } from './traces.ts'
import type { T } from './types.ts'

/** Is all that anybody remembers of hidden cards true? */
export function remembersTruly(e: Edition, t: T): boolean {
  const piles: Pile[] = [
    ...t.players.flatMap((p, seat) => [
      { place: inHand(seat), cards: p.hand },
      { place: underMuseum(seat), cards: p.under },
      { place: inDraw(seat), cards: p.drawn },
    ]),
    { place: SUNK, cards: t.deck.slice(0, t.sunk.length) },
    { place: DECK, cards: t.deck.slice(t.sunk.length) },
  ]
  const traces = [...t.traces, ...t.players.flatMap(p => p.traces)]
  return (
    t.sunk.length <= t.deck.length &&
    t.sunk.every((known, i) => typeof known === 'number' || known === t.deck[i]) &&
    traces.every(trace => found(trace, piles, card => e.districts.get(card)!.type) >= trace.least)
  )
}
