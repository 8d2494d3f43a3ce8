import type { Frame, Seat, Secret } from '@cloak/kernel'
import type { Cost } from '../data/book.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import type { EventId } from '../data/events/index.ts'
import type { Courtier, Good, Goods, Kind, Major, Minor, Place } from '../data/pieces.ts'
import type { Deal, Sight, Souls } from './deals.ts'
import type { Fill, Reply, Stand } from './ritual.ts'
import type { Source } from './steps.ts'

export interface Built {
  card: BuildingId
  round: number
  /** The Stable it is tucked under (DWD-22.5). */
  under: Source | null
}

export interface Plan {
  event: 'left' | 'right' | null
  old: readonly BuildingId[]
  builds: readonly { readonly card: BuildingId; readonly use: boolean }[]
  recruit: Courtier | null
  stable: readonly BuildingId[]
}

/** A minor tile: on the board, given up, or on the production field of that number. */
export type Tile = 'unclaimed' | 'gone' | number

/**
 * Something everybody has seen a player be able to pay, or not: at that moment, with that credit, these prices and what it
 * had taken and paid in public.
 */
export interface Proof {
  moment: number
  could: boolean
  ledger: Goods
  credit: number
  buy: { basic: number; luxury: number }
  sell: { basic: number; luxury: number }
  cost: Cost
}

export interface Player {
  kind: Secret<Kind>
  goods: Secret<Goods>
  souls: Secret<Souls>
  indulgences: Secret<number>
  jesters: Secret<number>
  hand: Secret<BuildingId[]>
  events: Secret<EventId[]>
  discards: Secret<(BuildingId | EventId)[]>
  /** Cards handed to a neighbour, who has them still or has discarded them unseen, unless they lie on the table. */
  passed: Secret<{ to: Seat; cards: BuildingId[] }[]>
  /** Cards that came from a neighbour. */
  received: Secret<{ from: Seat; cards: BuildingId[] }[]>
  deals: Secret<Deal[]>
  sights: Secret<Sight[]>
  draft: Secret<Plan | null>
  vote: Secret<Seat | null>
  fill: Secret<Fill | null>
  replies: Secret<{ [stand: Stand]: Reply } | null>
  built: Built[]
  /** Buildings destroyed by the Vandal. */
  lost: Built[]
  /** Cards of the hand that a plan has shown which failed or was taken back, and when last. */
  bared: { card: BuildingId; round: number }[]
  /** Events likewise. */
  baredEvents: { event: EventId; round: number }[]
  played: { event: EventId; round: number }[]
  /** Whether one of two events was dropped this round. */
  dropped: boolean
  plan: Plan | null
  turn: { performed: number; recruited: boolean; owing: boolean }
  /** What this player still has to do, next thing last. */
  todo: Frame[]
  tokensLost: number
  /** Lost from the next round on (DWD-22.8). */
  tokensLeaving: number
  reputation: number
  debt: number
  quarter: number
  angel: number
  devil: number
  guests: number
  score: number
  /** Points from the effects of final scoring. */
  bonus: number
  fields: number[]
  minors: { [M in Minor]: Tile }
  majors: { [J in Major]: boolean }
  courtiers: { [C in Courtier]: Place }
  mob: boolean
  wanted: Good[]
  answered: { [stand: Stand]: Reply } | null
  /** Fragments shown to inquisitors this phase. */
  presented: number
  /** Fragments shown at once, in a witch hunt or to inquisitors, all together. */
  shown: { round: number; n: number }[]
  /** All that this player has taken and paid before everybody's eyes, summed up. */
  ledger: Goods
  /** Indulgences likewise: the very number, unless they may be offered in deals (DWD-16.2). */
  indulgencesSeen: number
  /**
   * The lowest the ledger fell, from each moment at which goods moved unseen to the next; what was held then must have
   * covered it. Such moments are, in every round, when chests go out, the end of each pass and the return; and in round 3
   * the opening of the ritual and its return.
   */
  lows: Goods[]
  /** The same of indulgences. */
  pardons: number[]
  /** When everybody saw that there was nothing left of a good, and what the ledger said of it then. */
  bare: { moment: number; good: Good; n: number }[]
  proofs: Proof[]
}
