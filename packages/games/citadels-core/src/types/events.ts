import type { Seat } from '@cloak/kernel'
import type { Card, Character, DistrictType, Rank } from './pieces.ts'

/** Why gold or cards came: a character, a district, or what was done. */
export type Source = string
export type Events = {
  roundBegan: { all: { round: number; seat: Seat } }
  facedUp: { all: { characters: readonly Character[] } }
  kept: { all: { seat: Seat; left: number }; some: { character: Character } }
  exchangedCharacters: { all: { by: Seat; with: Seat }; some: { gave: Character; got: Character } }
  silence: { all: { rank: Rank; character: Character } }
  revealed: { all: { seat: Seat; character: Character } }
  robbed: { all: { by: Seat; seat: Seat; gold: number } }
  gatheredGold: { all: { seat: Seat; gold: number } }
  drew: { all: { seat: Seat; drawn: number; source: Source }; some: { cards: Card[] } }
  searched: { all: { seat: Seat; n: number; source: Source } }
  keptCards: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  gainedGold: { all: { seat: Seat; gold: number; source: Source } }
  gainedCards: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  killed: { all: { by: Seat; character: Character } }
  bewitched: { all: { by: Seat; character: Character } }
  marked: { all: { by: Seat; character: Character } }
  warranted: { all: { by: Seat; characters: Character[] }; some: { signed: Character } }
  threatened: { all: { by: Seat; characters: Character[] }; some: { flowered: Character } }
  bribed: { all: { seat: Seat; by: Seat; gold: number } }
  threatStood: { all: { seat: Seat; by: Seat } }
  unmasked: { all: { seat: Seat; by: Seat; character: Character; flower: 'yes' | 'no'; gold: number } }
  spied: { all: { by: Seat; seat: Seat; type: DistrictType; n: number; gold: number }; some: { hand: Card[] } }
  swappedHands: { all: { by: Seat; seat: Seat; lost: number; won: number } }
  redrew: { all: { seat: Seat; n: number }; some: { discarded: Card[]; cards: Card[] } }
  looked: { all: { by: Seat; seat: Seat }; some: { hand: Card[] } }
  tookCard: { all: { by: Seat; seat: Seat; source: Source }; some: { card: Card } }
  gaveCard: { all: { by: Seat; seat: Seat; source: Source }; some: { card: Card } }
  paidGold: { all: { by: Seat; seat: Seat; gold: number; source: Source } }
  crowned: { all: { seat: Seat; from: Seat } }
  keptCrown: { all: { seat: Seat } }
  built: { all: { seat: Seat; card: Card; gold: number } }
  discardedFor: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  warrantStood: { all: { by: Seat; seat: Seat } }
  confiscated: { all: { by: Seat; seat: Seat; card: Card; gold: number } }
  taxed: { all: { seat: Seat; gold: number } }
  destroyed: { all: { by: Seat; seat: Seat; card: Card; gold: number; source: Source } }
  exchanged: { all: { by: Seat; seat: Seat; card: Card; other: Card; gold: number } }
  seized: { all: { by: Seat; seat: Seat; card: Card; gold: number } }
  beautified: { all: { seat: Seat; card: Card } }
  tucked: { all: { seat: Seat; card: Card }; some: { cards: Card[] } }
  announced: { all: { seat: Seat; card: Card } }
  salvaged: { all: { seat: Seat; card: Card; gold: number } }
  greeted: { all: { seat: Seat; by: Seat } }
  forgot: { all: { seat: Seat; by: Seat } }
  completed: { all: { seat: Seat; place: number } }
  turnEnded: { all: { seat: Seat } }
  heir: { all: { seat: Seat; character: Character } }
  ended: { all: { round: number } }
}
