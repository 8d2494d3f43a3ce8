import type { Seat } from '@cloak/kernel'
import type { Built, Card, Character, View } from '../types.ts'
import type { Cards } from './cards.ts'

export interface OpenPlayer {
  readonly gold: number
  readonly city: readonly Built[]
  readonly revealed: readonly Character[]
}
/** What lies open: the part that the table and every view of it have in common, so one function reads both. */
export interface OpenTable extends Omit<View, 'players' | 'deck' | 'sunk' | 'sunken' | 'draft'> {
  readonly players: readonly OpenPlayer[]
}

/** A seat at a table, and the cards that are played with. */
export interface Position {
  readonly e: Cards
  readonly t: OpenTable
  readonly seat: Seat
}
/** The same, of a view. */
export interface Viewed extends Position {
  readonly t: View
}

/** What a player has face down, as far as it is known; everybody knows how much it is. */
export interface Held {
  /** Null for the hand of another player. */
  readonly hand: readonly Card[] | null
  readonly handSize: number
  readonly underSize: number
}
