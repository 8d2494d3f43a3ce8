import type { FaceUp, Seat, Secret } from '@cloak/kernel'

/**
 * What lies on the table. A card that is dealt lies with its owner, as a secret. What was shown stays known: the card of each round so
 * far, or null for a player who folded.
 */
export interface Table {
  round: number
  players: { card: Secret<number>; shown: (number | null)[]; points: number }[]
}
export type Open = FaceUp<Table>

/** The table as one viewer sees it. */
export interface View {
  round: number
  players: { card: number | null; shown: (number | null)[]; points: number }[]
}

export type Events = {
  dealt: { all: { round: number }; some: { card: number } }
  shown: { all: { seat: Seat; card: number } }
  scored: { all: { seat: Seat; points: number } }
}

export interface GAME_TYPE {
  table: Table
  view: View
  steps: { 'round.deal': {}; 'round.decide': {} }
  events: Events
  options: object
}
