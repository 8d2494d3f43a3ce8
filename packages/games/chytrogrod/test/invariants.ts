import { deckOf } from '../src/cards.ts'
import { COLOURS, DISTRICT_LIMIT, SPACES, TOKENS } from '../src/data/pieces.ts'
import { goodsIn, tokensIn } from '../src/tokens.ts'
import type { Open, Tokens } from '../src/types.ts'

const heaps = (t: Open): Tokens[] => [
  t.supply,
  ...t.players.map(({ board }) => board),
  ...COLOURS.map(colour => t.districts[colour].tokens),
]
const sorted = (pieces: readonly string[]): string[] => [...pieces].sort()

/** What is never made nor lost (CHY-13.53). */
export const kept = {
  tokens: (t: Open) => TOKENS.map(token => heaps(t).reduce((sum, heap) => sum + heap[token], 0)),
  deals: (t: Open) =>
    sorted([
      ...t.players.flatMap(({ deals }) => deals.map(({ deal }) => deal)),
      ...COLOURS.flatMap(colour => {
        const { top, unseen, bottom } = t.districts[colour].stack
        return [...(top ? [top] : []), ...unseen, ...bottom]
      }),
    ]),
  decrees: (t: Open) =>
    sorted([
      ...t.decrees.deck,
      ...t.decrees.discard,
      ...COLOURS.flatMap(colour => t.districts[colour].decrees.map(({ decree }) => decree)),
      ...(t.drawn ? [t.drawn.decree] : []),
    ]),
  cards: (t: Open) =>
    t.players.map(({ hand }, seat) =>
      sorted([
        ...hand,
        ...COLOURS.flatMap(colour => t.districts[colour].laid.filter(({ by }) => by === seat).map(({ card }) => card)),
      ]),
    ),
}

/** What is true at every question (CHY-13.53). */
export const holds = {
  'no heap is negative': (t: Open) => heaps(t).every(heap => TOKENS.every(token => heap[token] >= 0)),
  'a district has at most five goods': (t: Open) =>
    COLOURS.every(colour => goodsIn(t.districts[colour].tokens) <= DISTRICT_LIMIT),
  'supporters stand on different districts': (t: Open) => {
    const standing = t.players.flatMap(({ supporter }) => (supporter ? [supporter] : []))
    return new Set(standing).size === standing.length
  },
  'every player has the whole deck': (t: Open) =>
    kept.cards(t).every(cards => cards.join() === sorted(deckOf(t)).join()),
  'hands lie in the order of the deck': (t: Open) =>
    t.players.every(
      ({ hand }) =>
        hand.join() ===
        deckOf(t)
          .filter(card => hand.includes(card))
          .join(),
    ),
  'only whoever is about to return tokens has more than ten': (t: Open) =>
    t.players.filter(({ board }) => tokensIn(board) > SPACES).length <= (t.phase === 'wake' ? 5 : 1),
  'guilds differ': (t: Open) => {
    const guilds = t.players.flatMap(({ guild }) => (guild ? [guild] : []))
    return new Set(guilds).size === guilds.length
  },
}
