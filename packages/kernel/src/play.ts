import { copy } from './copy.ts'
import { faultIn, malformed } from './decision/fault.ts'
import { sample } from './decision/sample.ts'
import type { Answer, Why } from './decision/types.ts'
import type { Frame, Game, GameTypes, Question, Setup, State, Told } from './game.ts'
import { copyState, opened, sealed } from './opened.ts'
import { decisionFor, mustBeOpen } from './question.ts'
import { type Rng, seedRng } from './rng.ts'
import { advance, Playing, put, stepOf } from './script.ts'
import type { Seat } from './secret.ts'

export interface Advance<T> {
  state: State<T>
  told: Told[]
  /** What is asked now: it had to be worked out, and need not be again. Null when the game is over. */
  asked?: Question | null
}

/** What is wrong with a setup, or null. A setup that passes can be started. */
export function faultInSetup<G extends GameTypes>(game: Game<G>, setup: unknown): Why | null {
  const {
    game: id,
    rules,
    seats,
    options,
    seed,
  } = (typeof setup === 'object' && setup !== null ? setup : {}) as Partial<Setup>
  if (id !== game.id)
    return { rule: 'kernel.other-game', key: 'kernel.other-game', args: { game: game.id }, path: 'game' }
  if (typeof rules !== 'number' || !Number.isInteger(rules) || rules < 1 || rules > game.rules)
    return { rule: 'kernel.other-rules', key: 'kernel.other-rules', args: { rules: game.rules }, path: 'rules' }
  if (typeof seats !== 'number' || !game.seats.includes(seats))
    return { rule: 'kernel.seats', key: 'kernel.seats', args: { seats: game.seats.join(', ') }, path: 'seats' }
  if (typeof seed !== 'string') return malformed('seed')
  return faultIn(game.options(seats), options, 'options')
}

/** Lays the table and runs to the first question. The setup must have passed `faultInSetup`. */
export function start<G extends GameTypes>(game: Game<G>, setup: Setup<G['options']>): Advance<G['table']> {
  const rng = seedRng(setup.seed)
  const script: Frame[] = []
  const x = new Playing(undefined, rng, script, undefined)
  const table = game.lay(setup, x)
  script.reverse()
  const state = sealed<G['table']>({ table, script, given: {}, at: 0, rng })
  const told: Told[] = []
  advance(game, state, told)
  return { state, told, asked: mustBeOpen(game, state) }
}

/**
 * Why an answer cannot be taken, or null. Nobody is refused because somebody else has answered. `asked` is the open question,
 * if it is at hand.
 */
export function refusal<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  at: number,
  seat: Seat,
  answer: unknown,
  asked?: Question | null,
): Why | null {
  if (state.script.length === 0 || at !== state.at) return { rule: 'kernel.stale', key: 'kernel.stale' }
  const decision = asked ? asked.to[seat]?.decision : decisionFor(game, state, seat)
  if (!decision || seat in opened(state).given) return { rule: 'kernel.not-asked', key: 'kernel.not-asked' }
  return faultIn(decision, answer)
}

/** Takes an answer. The old state stays as it was. `asked` is the open question, if it is at hand. */
export function answer<G extends GameTypes>(
  game: Game<G>,
  old: State<G['table']>,
  at: number,
  seat: Seat,
  answer: unknown,
  asked?: Question | null,
): Advance<G['table']> | Why {
  const why = refusal(game, old, at, seat, answer, asked)
  if (why) return why
  const state = copyState(game, old)
  const told: Told[] = []
  take(game, state, seat, copy(answer as Answer), told)
  return { state, told, asked: mustBeOpen(game, state) }
}

/** Takes an answer unchecked and in place: for search and replay, on a state of one's own. */
export function take<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  seat: Seat,
  answer: Answer,
  told?: Told[],
): void {
  const step = stepOf(game, state.script[state.script.length - 1]!)
  if (step.kind !== 'does') put(state, step, seat, answer, told)
  advance(game, state, told)
}

/** Plays random legal answers in place until the game is over or `most` answers are given; how many were given. */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  rng: Rng,
  most = Infinity,
): number {
  const s = opened(state)
  let n = 0
  while (n < most) {
    const asking = advance(game, state)
    if (!asking) return n
    const { p } = s.script[s.script.length - 1]!
    const who = asking.who(s.table, p)
    const seat = typeof who === 'number' ? who : who!.find(other => !(other in s.given))!
    put(state, asking, seat, sample(asking.what(s.table, p, seat, true), rng))
    n++
  }
  advance(game, state)
  return n
}
