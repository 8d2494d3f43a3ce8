import type { Entry, FaceUp, Game, GameTypes, Setup, State, Told } from '@cloak/kernel'
import { type WalkOptions, setupOf, walk } from '../walk.ts'

/** A random game as it was played, for the laws to judge. */
export interface Played<G extends GameTypes> {
  setup: Setup<G['options']>
  /** `states[n]` is the state after n entries, `told[n]` what was told on the way there. */
  states: State<G['table']>[]
  told: Told[][]
  log: Entry[]
  over: boolean
  /** What was thrown, if the game broke down; the last entry of the log did it, or the laying of the table. */
  crash: Error | null
}

/** What a game says of itself, so that the laws can judge it. */
export interface Given<G extends GameTypes> {
  /** No game takes more answers than this. */
  bound: number
  /** What is never made nor lost: each gives the same at every question of a game. */
  kept?: { [name: string]: (t: FaceUp<G['table']>) => unknown }
  /** What is true at every question. */
  holds?: { [name: string]: (t: FaceUp<G['table']>) => boolean }
  /** Events that say what no view shows, each with the reason why that is right. */
  heardOnly?: { [K in keyof G['events']]?: string }
  /** Places of the view (`players.*.ally`) that several seats see and spectators do not, each with the reason. */
  shared?: { [place: string]: string }
}

/** Where a law is broken: after how many entries, and how. */
export interface Fault {
  entry: number
  what: string
}
/** Judges one game; the first fault found is the one after the fewest entries. */
export type Law = <G extends GameTypes>(game: Game<G>, played: Played<G>, given: Given<G>) => Fault | null

/** Plays a random game, and notes everything. */
export function play<G extends GameTypes>(game: Game<G>, how: WalkOptions<G>): Played<G> {
  const played: Played<G> = { setup: setupOf(game, how), states: [], told: [], log: [], over: false, crash: null }
  try {
    for (const { state, told, log } of walk(game, how)) {
      played.states.push(state)
      played.told.push(told)
      played.log = log as Entry[]
      played.over = state.script.length === 0
    }
  } catch (error) {
    played.crash = error instanceof Error ? error : new Error(String(error))
  }
  return played
}

/** The first fault that a check finds in the states of a game. */
export function firstFault<G extends GameTypes>(
  played: Played<G>,
  check: (state: State<G['table']>, entry: number) => string | null,
): Fault | null {
  for (const [entry, state] of played.states.entries()) {
    const what = check(state, entry)
    if (what) return { entry, what }
  }
  return null
}
