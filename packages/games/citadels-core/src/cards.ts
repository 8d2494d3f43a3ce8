import type { Seat, Why } from '@cloak/kernel'
import type { Ability, Way } from './ability.ts'
import type { Edition } from './edition.ts'
import type { Asked } from './question.ts'
import type { Held, OpenTable, Position } from './reading/position.ts'
import type { Brought } from './steps/brought.ts'
import type { Built, Card, Character, DistrictType, Rank, T, X } from './types.ts'

/** The acting player, the character he acts as, and the rules in force. */
export interface Acts extends Position {
  readonly e: Edition
  readonly t: T
  readonly as: CharacterCard
}

/** How a character stops what others build (CIT-6.1.3). */
export interface Stop {
  /** May it stop what this character builds, as far as everybody can tell? */
  may(t: OpenTable, builder: Seat, as: Character): boolean
  /** A district that it may stop is paid for. */
  onSite(x: X): void
}

/** A character: its facts, what it adds to its turn's menu, and the places where it may speak. */
export interface CharacterCard<K extends Character = Character> {
  key: K
  rank: Rank
  /** How many districts it may build in its turn; 0 forbids building altogether. */
  limit: number
  abilities: readonly Ability[]
  asks?: readonly Asked[]
  /** Steps of the script that it brings. */
  steps?(e: Edition): Partial<Brought>
  /** Further ways to pay (the Cardinal's exchange). */
  ways?: readonly Way[]
  /** A build that the limit does not count (the Trader's trade districts). */
  uncounted?(d: DistrictCard): boolean
  /** May build what it has already, in its normal builds (CIT-6.3.2b). */
  duplicates?: true
  /** Its turn is not the ordinary one (the Witch). Called after robbery; schedules what happens instead. */
  ownTurn?(x: X, acts: Acts): void
  /** The moment it is called and shown, bewitched or not, before its turn; not when it was killed (CLA-4.1). */
  onCalled?(x: X, acts: Acts): void
  /** Another character is about to begin its turn; true if what this one schedules comes first, and then the turn. */
  onAnyTurn?(x: X, acts: Acts): boolean
  /** The first moment it is free to act; also when the Witch acts as it. */
  onTurn?(x: X, acts: Acts): void
  /** Its holder has gathered and lost the turn to the Witch. */
  onBewitched?(x: X, holder: Seat, e: Edition): void
  /** After Park and Poor House (CIT-4.8). */
  onEnd?(x: X, acts: Acts): void
  /** It was killed, and this is the end of the round. */
  onHeir?(x: X, holder: Seat, e: Edition): void
  /** While it is in the cast, held or not: somebody has built. */
  onAnyBuild?(x: X, payer: Seat, as: Character): void
  /** It may stop a district that is paid for, before it stands. */
  stops?: Stop
  /** While it is in the cast: a killed rank 4 was shown at the end of the round. */
  onHeirShown?(x: X, heir: Seat): void
  /** While it is in the cast: a turn ends (CLA-6.2). */
  onAnyEnd?(x: X, acts: Acts): void
}

/** What gathering brings more. */
export interface Gathers {
  gold?: number
  draw?: number
  keep?: number | 'all'
}

/** What a district is judged by when points are counted. */
export interface Count extends Position {
  /** Districts of each type, the wild one counted as chosen. */
  readonly of: { readonly [type in DistrictType]: number }
  readonly held: Held
}

/** A district card: its facts, and the places where a special district may speak. */
export interface DistrictCard<K extends Card = Card> {
  key: K
  type: DistrictType
  /** The Secret Vault has none (CIT-7.24). */
  cost: number | null
  copies: number
  abilities?: readonly Ability[]
  asks?: readonly Asked[]
  /** A further way to pay, for its own price or for any (CIT-5.5). */
  way?: Way
  gathers?: Gathers
  /** Why it cannot be built now, apart from the rules for all districts. */
  whyNotBuilt?(t: OpenTable, seat: Seat): Why | undefined
  /** What it takes off the price of other special districts. */
  discount?: number
  /** How many districts it counts for when a city is completed. */
  size?: number
  /** The city size that its announcement makes enough (CLA-7.20). */
  smallCity?: number
  uncounted?: true
  /** Cards lie under it, and go where it goes (the Museum). */
  covers?: true
  /** Allows duplicates; the older edition only so many at a time. */
  duplicates?: number
  /** Income counts it as the needed type (CIT-7.23). */
  anyIncome?: true
  /** Rank 8 cannot touch it. */
  immune?: true
  /** Rank 8 pays so much more for any other district of the city. */
  surcharge?: number
  onEnd?(x: X, seat: Seat): void
  onSelectionEnd?(x: X, seat: Seat): void
  onBuilt?(x: X, seat: Seat, e: Edition): void
  onDestroyed?(x: X, seat: Seat): void
  /** Another player's power of rank 8 has left a district in ruins; this one's owner may take it (CLA-7.5). */
  onRuin?(x: X, seat: Seat): void
  onCrownMoved?(x: X, seat: Seat): void
  /** The killed character is called, whoever holds it; true if its silence is this district's to break (CLA-7.23). */
  onKilled?(x: X, seat: Seat, character: Character): boolean
  /** A character is called and shown; true if its turn begins only after this district's question (CLA-7.25). */
  onShown?(x: X, owner: Seat, acts: Acts): boolean
  /** Counts as the type that brings most when points are counted. */
  wild?(t: OpenTable, built: Built): boolean
  points?(count: Count): number
  /** The value printed on it, where that is not its cost (CLA-8.3). */
  printed?: number
  /** Points for holding it in the hand at the end. */
  pointsInHand?: number
}
