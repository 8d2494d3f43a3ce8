import type { Advice, Point } from '@cloak/bots'
import type { Answer, Decision, Entry, Heard, Seat, Seen, Setup } from '@cloak/kernel'

/** A finished game: how it was laid, and every answer. */
export interface Finished {
  setup: Setup<unknown>
  log: readonly Entry[]
}
/** A question whose answers changed much, with what is needed to say them in words. */
export interface Swing {
  at: number
  said: { seat: Seat; answer: Answer; decision: Decision }[]
  /** It was what came after the answers: cards drawn, a harvest. */
  byChance: boolean
  before: number[]
  after: number[]
}
/** Everybody's chance of winning over a game, and the moments that swung it, the weightiest first. */
export interface Chances {
  points: Point[]
  swings: Swing[]
}

/** What is asked of the chancellor. For advice it is told what the seat sees and has heard, and nothing else. */
export type CounselAsked =
  | { kind: 'advise'; game: string; seen: Seen<object>; seat: Seat; heard: readonly Heard[]; thinks: number }
  | { kind: 'study'; finished: Finished }

export type CounselSpoken =
  | { kind: 'advice'; advice: Advice }
  | { kind: 'progress'; share: number }
  | { kind: 'chances'; chances: Chances }
  /** The game is not known here, or was played by other rules. */
  | { kind: 'broken' }
