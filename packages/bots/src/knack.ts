import type { Answer, Decision, Frame, Rng, Seat } from '@cloak/kernel'

/** What is put to a seat, and what that seat sees. */
export interface Asked<V extends object = object> {
  view: V
  me: Seat
  decision: Decision
  /** The line of the script that asks. */
  frame: Frame
}

/** What a bot knows of one game: a quick answer, and how things stand. Both read a view, and nothing else. */
export interface Knack<V extends object = object> {
  /** A sensible answer, at once. */
  choose(asked: Asked<V>, rng: Rng): Answer
  /** Each seat's share in the win, as far as this view tells; they add up to 1. */
  shares(view: V): number[]
  /** How likely sensible players would have come to this world, where `viewOf` has what each seat sees? Only ratios count. */
  likely?(viewOf: (seat: Seat) => V): number
  /** Is this a good moment to break off a play-out and to count? */
  rests(frame: Frame): boolean
}
