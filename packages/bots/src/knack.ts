import type { Answer, Decision, Frame, Heard, Rng, Seat } from '@cloak/kernel'

/** Things that can be measured when a play-out is over, by name: gold, points, whether the turn was lost. */
export type Features = { readonly [feature: string]: number }

/** What is put to a seat, and what that seat sees. */
export interface Asked<V extends object = object> {
  view: V
  me: Seat
  decision: Decision
  /** The line of the script that asks. */
  frame: Frame
}

export interface Belief<V extends object = object> {
  /** How likely sensible players would have come to this world, where `viewOf` has what each seat sees? Only ratios count. */
  likelihood(viewOf: (seat: Seat) => V): number
}

/** What a published strategy answers; undefined where it says nothing and the quick answer is given. */
export type Baseline<V extends object = object> = (asked: Asked<V>, rng: Rng) => Answer | undefined

/** What a bot knows of one game: a quick answer, and how things stand. Both read views, and nothing else. */
export interface Knack<V extends object = object> {
  /** A sensible answer, at once. */
  choose(asked: Asked<V>, rng: Rng): Answer
  /** A few answers worth a long thought, the quick one first. Where there are none, all that is legal is looked into. */
  ideas?(asked: Asked<V>, rng: Rng): readonly Answer[] | undefined
  /** Would nobody in his senses answer so? Such answers are not worth a play-out. */
  wasteful?(asked: Asked<V>, answer: Answer): boolean
  /** What people do who do not look twice: a mistake, and nothing silly. Undefined where any other answer would be. */
  slip?(asked: Asked<V>, rng: Rng): Answer | undefined
  /** Does whoever cannot read others only guess here? */
  guesses?(asked: Asked<V>): boolean
  /** Is there nothing to gain by thinking longer? Then the search gives the quick answer as well. */
  obvious?(frame: Frame): boolean
  /** Does it pay to be hard to read here? Then one of the answers that are as good as the best is taken by lot. */
  hides?(asked: Asked<V>): boolean
  /** An answer is as good as the best if it is behind by no more of the win than this, if not by a hundredth. */
  near?: number
  /** Each seat's share in the win, where `viewOf` has what each seat sees; they add up to 1. */
  shares(viewOf: (seat: Seat) => V): number[]
  /** Of the win, so much is for points where the game is over: whoever cannot win any more still counts them. */
  forPoints?: number
  /** What to believe of worlds after all that was heard. What is heard is read once, the worlds are many. */
  believes?(heard: readonly Heard[]): Belief<V>
  /** What can be said of a seat when a play-out is over: the advisor's reasons are made of it. Names are messages' keys. */
  features?(viewOf: (seat: Seat) => V, me: Seat): Features
  /** Is this a good moment to break off a play-out and to count? The last line of the script is the next. */
  rests(script: readonly Frame[]): boolean
  /** After how many meetings a seat learns its own further answers, if not as late as its rivals': where they are one plan. */
  learnsAfter?: number
  /** The rest at which a play-out is broken off. */
  horizon: number
  /** Published strategies by name, for measuring bots. */
  baselines?: { readonly [name: string]: Baseline<V> }
}

/** A knack whose view is not known here: it is given views of its own game only. */
export function anyKnack<V extends object>(knack: Knack<V>): Knack
export function anyKnack(knack: Knack): Knack {
  return knack
}
