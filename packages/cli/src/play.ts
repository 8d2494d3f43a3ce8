import type { Budget } from '@cloak/bots'
import type { AnyGame, AnyTypes } from '@cloak/games'
import {
  afterwards,
  awaited,
  copy,
  decisionFor,
  type Entry,
  hear,
  type Heard,
  playOut,
  refusal,
  Rng,
  sample,
  see,
  type Setup,
  type Standing,
  start,
  type State,
  take,
  type Told,
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

/** What a bot may think where nobody says how long: little, and the same on every machine. */
const USUAL: Budget = { iterations: 100 }

/** Plays a game to its end. With a scribe or without, the same answers are given. */
export function playGame(game: AnyGame, setup: Setup, bots: readonly Bot[], scribe?: Scribe, budget = USUAL): Played {
  const { state, told } = start(game, setup)
  const rng = Rng.from(`${setup.seed} bots`)
  scribe?.began(state)
  const decisions =
    !scribe && bots.every(bot => bot.random)
      ? playOut(game, state, rng, LONGEST)
      : answerByAnswer(game, state, told, { bots, budget, rng, scribe })
  const table = afterwards(state)
  if (!table) throw new Failure(`the game with seed '${setup.seed}' does not end`)
  return { state, standing: game.standing(table), decisions }
}

interface Company {
  bots: readonly Bot[]
  budget: Budget
  rng: Rng
  scribe: Scribe | undefined
}

/** For random bots it draws from the generator exactly as the kernel's own `playOut` does. */
function answerByAnswer(
  game: AnyGame,
  state: State<Table>,
  told: Told[],
  { bots, budget, rng, scribe }: Company,
): number {
  const players = bots.map((bot, seat) => bot.sits(game, seat))
  const heard: Heard[][] = bots.map(() => [])
  for (let n = 0; n < LONGEST; n++) {
    for (const event of told.splice(0)) heard.forEach((all, seat) => all.push(hear(event, { at: seat })))
    const [seat] = awaited(game, state)
    if (seat === undefined) return n
    const bot = bots[seat]!
    const answer = bot.random
      ? sample(decisionFor(game, state, seat, true)!, rng)
      : players[seat]!.decide(see(game, state, { at: seat }), heard[seat]!, rng, budget)
    const why = bot.random ? null : refusal(game, state, state.at, seat, answer)
    if (why) throw new Failure(`${bot.name} at seat ${seat} answers ${JSON.stringify(answer)}: ${why.rule}`)
    const entry: Entry = { at: state.at, seat, answer: copy(answer) }
    take(game, state, seat, answer, told)
    scribe?.entered(entry, state)
  }
  return LONGEST
}
