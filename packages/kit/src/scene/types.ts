import type { Decision, Eye, FaceUp, GameTypes, Heard, Seat, Seen, Standing, State } from '@cloak/kernel'
import type { Name } from '../offer.ts'

type StepName<G extends GameTypes> = keyof G['steps'] & string
type Parameters<G extends GameTypes, K extends StepName<G>> = {} extends G['steps'][K]
  ? [p?: G['steps'][K]]
  : [p: G['steps'][K]]
/** A line of the script as a test writes it. */
export type SceneFrame<G extends GameTypes> = {
  [K in StepName<G>]: {} extends G['steps'][K] ? { step: K; p?: G['steps'][K] } : { step: K; p: G['steps'][K] }
}[StepName<G>]
/** As much of it as a test cares to say. */
export type Partially<T> = T extends readonly unknown[]
  ? { [K in keyof T]: Partially<T[K]> }
  : T extends object
    ? { [K in keyof T]?: Partially<T[K]> }
    : T
type EventName<G extends GameTypes> = keyof G['events'] & string
/** Both parts of an event: a private field may be named beside the public ones. */
type Parts<E extends { all: object; some?: object }> = Partially<E['all']> &
  (E extends { some: infer S } ? Partially<S> : unknown)

/** Who looks: a seat, or null for somebody who only watches. */
export type At = Eye['at']

export interface SceneOptions<G extends GameTypes> {
  seats: number
  /** The game's own default unless given. */
  options?: G['options']
  seed?: string
  /** False turns the leak check after every line off: for positions that no game can reach. */
  worlds?: boolean
}

/** A position and what happens in it, told line by line; a line that does not hold fails the test. */
export interface Scene<G extends GameTypes> {
  /** Changes the table, face up, in place. */
  table(change: (t: FaceUp<G['table']>) => unknown): Scene<G>
  /** The script is this step and nothing else; runs to the first question. */
  at<K extends StepName<G>>(step: K, ...p: Parameters<G, K>): Scene<G>
  /** The script is these steps, the first named runs first; runs to the first question. */
  script(...frames: [SceneFrame<G>, ...SceneFrame<G>[]]): Scene<G>

  /** The answer is taken. */
  answers(seat: Seat, answer: unknown): Scene<G>
  /** The seat's clock runs out: the decision's own lapse is taken. */
  lapses(seat: Seat): Scene<G>
  /** The answer is refused by this rule, and changes no byte. */
  refuses(seat: Seat, answer: unknown, rule: string): Scene<G>

  /** Exactly these seats are still to answer; none at all when the game is over. */
  asks(...seats: Seat[]): Scene<G>
  /** Where several seats are asked at once: the seat that the lines up to the next answer look at. */
  to(seat: Seat): Scene<G>
  /** The prompt of the open question, and its arguments as far as given. */
  prompts(key: string, args?: { [name: string]: unknown }): Scene<G>
  /** These may be chosen now: options, heaps or actions, however deep. */
  offers(...names: Name[]): Scene<G>
  /** These may not be chosen now: barred, or not there. */
  offersNot(...names: Name[]): Scene<G>
  /** This is listed, and barred by this rule. */
  bars(name: Name, rule: string): Scene<G>
  /** The decision as it is put to the seat. */
  decides(check: (d: Decision) => unknown): Scene<G>

  /** Told to everybody since the last answer. */
  told<K extends EventName<G>>(event: K, partial?: Partially<G['events'][K]['all']>): Scene<G>
  /** Not told since the last answer. */
  untold<K extends EventName<G>>(event: K, partial?: Partially<G['events'][K]['all']>): Scene<G>
  /** Heard by this eye since the last answer; fields of the private part may be named too. */
  heard<K extends EventName<G>>(at: At, event: K, partial?: Parts<G['events'][K]>): Scene<G>
  /** No event of this name, no field of this name and no such value reached this eye since the last answer. */
  unheard(at: At, word: string | number): Scene<G>

  /** The view of this eye, and all else it sees. */
  sees(at: At, check: (view: G['view'], seen: Seen<G['view']>) => unknown): Scene<G>
  /** The table, face up. */
  expect(check: (t: FaceUp<G['table']>) => unknown): Scene<G>
  /** This eye cannot tell the two scenes apart: it sees the same now, and has heard the same since they began. */
  alike(at: At, other: Scene<G>): Scene<G>

  /** The game is over. */
  over(): Scene<G>
  /** Each seat's place and score, if the game were to end here. */
  standing(check: (standing: Standing[]) => unknown): Scene<G>
  /** Nobody is left with a question that the test did not mean. */
  settled(): Scene<G>

  readonly state: State<G['table']>
  /** All that this eye has heard since the scene began. */
  history(at: At): Heard[]
}
