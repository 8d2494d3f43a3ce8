import type { Seat, Secret } from '@cloak/kernel'
import type { Draft } from './draft.ts'
import type { Pick, Trace } from './memory.ts'
import type { Built, Card, Character, Rank } from './pieces.ts'
import type { Site, Turn } from './turn.ts'

export interface Player {
  gold: number
  hand: Secret<readonly Card[]>
  city: readonly Built[]
  /** The cards under this player's Museum. */
  under: Secret<readonly Card[]>
  /** Cards drawn, of which some will be kept. */
  drawn: Secret<readonly Card[]>
  characters: Secret<readonly Character[]>
  picks: Secret<readonly Pick[]>
  /** What was given and got in a Theater exchange this round. */
  exchanged: Secret<{ gave: Character; got: Character } | null>
  /** The hand of another player, looked at this turn. */
  looked: Secret<{ of: Seat; hand: readonly Card[] } | null>
  /** What this player alone can tell of hidden cards, from what he has seen. */
  traces: Secret<readonly Trace[]>
  revealed: readonly Character[]
  /** The warranted character whose warrant is signed. */
  signed: Secret<Character | null>
  /** The threatened character whose marker has the flower. */
  flowered: Secret<Character | null>
}

export interface Table {
  players: Player[]
  deck: Secret<Card[]>
  /** Of each card put under the deck, from the bottom up: the card, if all saw it; else who did, one bit a seat. */
  sunk: (Card | number)[]
  /** What everybody can tell of hidden cards, from what was seen of them. */
  traces: readonly Trace[]
  /** The characters of this game, by rank. */
  cast: readonly Character[]
  /** The special districts that were shuffled into the deck. */
  uniques: readonly Card[]
  rulings: { readonly [ruling: string]: boolean }
  /** The size that completes a city. */
  citySize: number
  crown: Seat
  round: number
  draft: Draft
  /** The rank called last; 0 during the selection phase. */
  called: Rank
  killed: Character | null
  bewitched: { by: Seat; character: Character } | null
  robbed: { by: Seat; character: Character } | null
  warrants: { of: Seat; on: Character[]; shown: boolean } | null
  threats: {
    of: Seat
    placed: Character[]
    on: Character[]
    unmasked: { character: Character; flowered: boolean } | null
  } | null
  /** Whose districts rank 8 cannot touch this round (CIT-6.5.1). */
  protected: Seat | null
  /** Who played the Queen this round (CIT-6.9.1). */
  queen: Seat | null
  /** Taxes that go to a player (CLA-6.2): who receives them, and who built before that was known (CLA-6.2b). */
  taxes: { to: Seat | null; from: Seat | null } | null
  /** Gold on the Tax Collector's plate (CIT-6.9.3). */
  plate: number
  turn: Turn | null
  site: Site | null
  /** A destroyed district that somebody may still take (CLA-7.5). */
  ruins: Card | null
  /** Players whose city was completed, in that order; final (CIT-9.2). */
  completed: readonly Seat[]
  /** The seat of the Bell Tower's announcer, while it is in force (CLA-7.20). */
  bell: Seat | null
  /** Players whose city has reached the size the Bell Tower would make enough, in that order (CLA-7.20). */
  grown: readonly Seat[]
}
