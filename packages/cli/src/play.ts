import type { AnyGame, AnyTypes } from '@cloak/games'
import {
  afterwards,
  awaited,
  copy,
  decisionFor,
  type Entry,
  playOut,
  Rng,
  type Setup,
  type Standing,
  start,
  type State,
  take,
} from '@cloak/kernel'
import type { Bot } from './bots.ts'
import { Failure } from './io.ts'

type Table = AnyTypes['table']

/** No game of sane rules is longer, even if played at random. */
const LONGEST = 1_000_000

/** Somebody who writes the game down while it is played. */
export interface Scribe {
  began(state: State<Table>): void
  entered(entry: Entry, state: State<Table>): void
}
export interface Played {
  state: State<Table>
  standing: Standing[]
  decisions: number
}

/** Plays a game to its end. With a scribe or without, the same answers are given. */
export function playGame(game: AnyGame, setup: Setup, bots: readonly Bot[], scribe?: Scribe): Played {
  const { state } = start(game, setup)
  const rng = Rng.from(`${setup.seed} bots`)
  scribe?.began(state)
  const decisions =
    !scribe && bots.every(bot => bot.random)
      ? playOut(game, state, rng, LONGEST)
      : answerByAnswer(game, state, bots, rng, scribe)
  const table = afterwards(state)
  if (!table) throw new Failure(`the game with seed '${setup.seed}' does not end`)
  return { state, standing: game.standing(table), decisions }
}

/** Draws from the generator exactly as the kernel's own `playOut` does. */
function answerByAnswer(game: AnyGame, state: State<Table>, bots: readonly Bot[], rng: Rng, scribe?: Scribe): number {
  for (let n = 0; n < LONGEST; n++) {
    const [seat] = awaited(game, state)
    if (seat === undefined) return n
    const answer = bots[seat]!.choose(decisionFor(game, state, seat, true)!, rng)
    const entry: Entry = { at: state.at, seat, answer: copy(answer) }
    take(game, state, seat, answer)
    scribe?.entered(entry, state)
  }
  return LONGEST
}
