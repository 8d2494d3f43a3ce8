import type { FaceUp, Seat, Secret } from '@cloak/kernel'
import type { BuildingId } from '../data/buildings/index.ts'
import type { EventId } from '../data/events/index.ts'
import type { House } from '../data/house.ts'
import type { Candidate, Common, Kind } from '../data/pieces.ts'
import type { Chest } from './deals.ts'
import type { Options } from './game.ts'
import type { Player } from './kingdom.ts'
import type { Guess, Ritual } from './ritual.ts'

export interface Table {
  /** The host's own values; null for those of the rules text. Never changed, and shared between copies. */
  house: House | null
  variants: { [O in keyof Options]: boolean }
  /** False while wishes are asked, before roles are dealt (DWD-2.11). */
  dealt: boolean
  round: number
  phase: number
  /** How far the deals of this round are: 0 before, 1 and 2 in a pass, 3 home. */
  pass: number
  players: Player[]
  /** Which of the 48 schedules carries the chests; nobody's (DWD-8.8). */
  schedule: Secret<number>
  /** The chests on their way, in the order of kinds; nobody's. */
  chests: Secret<Chest[]>
  /** Undealt buildings: 1A, 1B, 1C, 1D, 2, 3, 4, 5. */
  decks: Secret<BuildingId[]>[]
  eventDecks: { A: Secret<EventId[]>; B: Secret<EventId[]> }
  /** Reputations as the phase began (DWD-11.1, 13.34). */
  snapshot: number[]
  common: { [C in Common]: 'up' | 'down' | 'gone' }
  /** Slots 1, 2, 3: who stands there face up. */
  up: (Candidate | null)[]
  /** Face down in slots 1, 2, 3, and the one removed; a card turned up lies here still. */
  down: Secret<Candidate[]>
  /** Whether slot 2 was already up when the present inquisition began (DWD-13.13). */
  secondUp: boolean
  bribes: number
  votes: { round: number; by: (Seat | null)[] }[]
  rituals: Ritual[]
  /** Guesses out of their owners' hands for good (DWD-13.22). */
  locked: (Guess & { by: Kind })[]
  /** Questions put to a colour, and the app's true answers (DWD-13.23). */
  asked: (Guess & { yes: boolean })[]
  /** Whose role everybody knows. */
  known: (Kind | null)[]
}

/** A player as an eye sees it: what is secret is there or null, and of hidden hands the size. */
export type PlayerView = {
  [K in keyof Player]: Player[K] extends Secret<infer S> ? FaceUp<S> | null : Player[K]
} & { handSize: number; eventCount: number; passCount: number }

export interface View {
  house: House | null
  variants: { [O in keyof Options]: boolean }
  dealt: boolean
  round: number
  phase: number
  pass: number
  players: PlayerView[]
  decks: number[]
  eventDecks: { A: number; B: number }
  snapshot: number[]
  common: { [C in Common]: 'up' | 'down' | 'gone' }
  up: (Candidate | null)[]
  secondUp: boolean
  bribes: number
  votes: { round: number; by: (Seat | null)[] }[]
  rituals: Ritual[]
  locked: (Guess & { by: Kind })[]
  asked: (Guess & { yes: boolean })[]
  known: (Kind | null)[]
}
