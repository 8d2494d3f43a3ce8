import { type Goods, GOODS } from '../src/data/pieces.ts'
import type { Sight } from './sight.ts'
import { worthOfCard } from './worth.ts'

/** What the two most promising cards of the hand ask for, and a grain for the third token. */
export const needsOf = (s: Sight): Readonly<Goods> => (s.known.needs ??= reckonedNeeds(s))
function reckonedNeeds(s: Sight): Goods {
  const needs: Goods = { wood: 0, stone: 0, grain: 1, glass: 0, marble: 0, coin: 0 }
  const best = (s.p.hand ?? [])
    .map(id => s.book.cards[id])
    .map(card => ({ card, worth: worthOfCard(s, card) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 2)
  for (const { card } of best) for (const good of GOODS) needs[good] += card.cost[good]
  return needs
}
