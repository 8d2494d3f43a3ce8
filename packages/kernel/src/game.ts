import type { Answer, Decision, Msg } from './decision/types.ts'
import type { Rng, RngState } from './rng.ts'
import type { Eye, FaceUp, Seat, Secret } from './secret.ts'

/** The types of one game, named once. */
export interface GameTypes {
  /** What lies where. Plain JSON. What is hidden is a Secret, and lies with the seat that may see it. */
  table: object
  /** What one pair of eyes sees. */
  view: object
  /** The script's table of contents: each step and what it must be told. Never a secret. */
  steps: { [step: string]: object }
  /** What can happen: `all` is told to everyone, `some` only to the seats addressed. */
  events: { [event: string]: { all: object; some?: object } }
  /** What the host may set. */
  options: object
}

/** A game: data and pure functions. It knows nothing of time, sockets, storage or languages. */
export interface Game<G extends GameTypes> {
  id: string
  /** Raised when a log written under the old number would not replay to the same end. */
  rules: number
  seats: readonly number[]
  /** What the host may set for so many seats; its lapse is the default. */
  options(seats: number): Decision
  /** Lays the table and names the first steps. */
  lay(setup: Setup<G['options']>, x: Pick<Play<G>, 'rng' | 'next'>): FaceUp<G['table']>
  steps: { [K in keyof G['steps']]: Step<G, G['steps'][K]> }
  /**
   * The table as `eye` sees it. It is handed the *sealed* table, and may be handed an earlier look of the same eye: what looks
   * as it did then may be taken from there, so that it is known at a glance to be the same. A law checks it.
   */
  view(t: G['table'], eye: Eye, last?: Look<G>): G['view']
  /** Each seat's place, score and what it is made of. Read when the script has run out. */
  standing(t: FaceUp<G['table']>): Standing[]
  /** A table this view could have come from, the hidden rest dealt at random: for bots, and for the leak law. */
  imagine(view: G['view'], at: Seat | null, rng: Rng): FaceUp<G['table']>
  /** A deep copy of the table, written by hand where speed matters; the kernel's own walk otherwise. */
  copy?(t: FaceUp<G['table']>): FaceUp<G['table']>
}

/** A table, and what one pair of eyes saw of it. */
export interface Look<G extends GameTypes> {
  readonly table: G['table']
  readonly view: G['view']
}

export interface Standing {
  /** 1 is the winner; those who share a place share its number. */
  place: number
  score: number
  why: Msg[]
}

/** What a step works with. */
export interface Play<G extends GameTypes> {
  /** The table, face up, to be changed in place. */
  readonly t: FaceUp<G['table']>
  readonly rng: Rng
  /** Does this next: after the present step, in the order written, before whatever was waiting already. */
  next<K extends keyof G['steps'] & string>(step: K, ...p: {} extends G['steps'][K] ? [] : [G['steps'][K]]): void
  /** Says what happened. The last two arguments are for the ears of `to` only. */
  tell<K extends keyof G['events'] & string>(
    event: K,
    all: G['events'][K]['all'],
    ...some: G['events'][K] extends { some: infer S } ? [to: readonly Seat[], some: S] : []
  ): void
}

/** One line of the script: it happens by itself, asks one seat, or asks several at once. Made by `steps()`. */
export type Step<G extends GameTypes, P> =
  | { kind: 'does'; does(x: Play<G>, p: P): void }
  | (Asking<G, P> & {
      kind: 'asks'
      who(t: FaceUp<G['table']>, p: P): Seat | null
      does(x: Play<G>, p: P, answer: Answer, seat: Seat): void
    })
  | (Asking<G, P> & {
      kind: 'asksAll'
      who(t: FaceUp<G['table']>, p: P): readonly Seat[]
      does(x: Play<G>, p: P, answers: { [seat: Seat]: Answer }): void
    })
interface Asking<G extends GameTypes, P> {
  prompt: string | ((t: FaceUp<G['table']>, p: P, seat: Seat) => Msg)
  what(t: FaceUp<G['table']>, p: P, seat: Seat, lean: boolean): Decision
  covert: boolean
  free: boolean
}

/** The steps of one chapter: those whose name begins `chapter.` */
export type Chapter<G extends GameTypes, Name extends string> = {
  [K in keyof G['steps'] & string as K extends Name | `${Name}.${string}` ? K : never]: Step<G, G['steps'][K]>
}

/** What is asked now, and of whom. Computed, never stored. */
export interface Question {
  to: { [seat: Seat]: { prompt: Msg; decision: Decision } }
  /** Even *who* is asked is secret. */
  covert: boolean
  /** The answer shows nobody anything and draws nothing, so it may be taken back until the next one. */
  free: boolean
}

export interface Setup<O = object> {
  game: string
  rules: number
  seats: number
  options: O
  seed: string
}
/** One line of a game's log. Setup and entries are the game; everything else can be worked out again. */
export type Entry = { at: number; seat: Seat; answer: Answer } | { at: number; seat: Seat; undo: true }

/** A line of the script, still to be done. */
export interface Frame {
  readonly step: string
  readonly p: object
}
/** A game in progress. JSON out, JSON in, nothing lost. */
export interface State<T> {
  table: T
  /** What is still to be done; the last frame is next. Public: frames hold no secrets, and are never changed. */
  script: Frame[]
  /** Answers in hand to the open question, by seat. */
  given: Secret<{ [seat: Seat]: Answer }>
  /** How many questions have been closed; an entry says which one it answers. */
  at: number
  rng: Secret<RngState>
}

/** An event as the rules told it. */
export interface Told {
  event: string
  all: object
  to?: readonly Seat[]
  some?: object
}
/** A bug in the rules; never a player's fault. */
export class RulesFault extends Error {
  override name = 'RulesFault'
}
