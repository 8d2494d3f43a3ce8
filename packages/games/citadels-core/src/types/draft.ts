import type { Seat, Secret } from '@cloak/kernel'
import type { Character } from './pieces.ts'

/** One choice of the selection phase to come: the place counts from the crowned player. */
export interface DraftPick {
  place: number
  /** The chooser also puts one card of his choice face down. */
  discards: boolean
  /** What happens to the pile just before: a random card is put face down, or the first face-down card joins it. */
  before: 'discard-random' | 'take-face-down' | null
}
export interface DraftPlan {
  faceUp: number
  /** The older edition removes the face-down card first (CLA-3.2), the 2016 edition last (CIT-3.4). */
  faceDownFirst: boolean
  picks: DraftPick[]
}

export interface Draft {
  faceUp: readonly Character[]
  picks: readonly DraftPick[]
  /** How many choices have been made. */
  made: number
  /** The player crowned at that time: the places of the picks count from there. */
  from: Seat
  /** In front of the chooser. */
  passing: Secret<readonly Character[]>
  /** The card put face down before the first choice. */
  faceDown: Secret<readonly Character[]>
  /** All other cards put face down. */
  out: Secret<readonly Character[]>
  /** A Theater exchange that took place (CIT-7.28). */
  exchange: { by: Seat; with: Seat } | null
}
