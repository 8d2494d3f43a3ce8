import { copy } from './copy.ts'
import { faultIn, isOpen, malformed } from './decision/fault.ts'
import { sample } from './decision/sample.ts'
import type { Answer, Decision, Msg, Why } from './decision/types.ts'
import {
  type Frame,
  type Game,
  type GameTypes,
  type Question,
  type Setup,
  type State,
  type Step,
  type Told,
  RulesFault,
} from './game.ts'
import { Rng, type RngState, seedRng } from './rng.ts'
import type { FaceUp, Seat } from './secret.ts'

export interface Advance<T> {
  state: State<T>
  told: Told[]
  /** What is asked now: it had to be worked out, and need not be again. Null when the game is over. */
  asked?: Question | null
}
/** A state as the rules see it. */
export interface Opened<T> {
  table: FaceUp<T>
  script: Frame[]
  given: { [seat: Seat]: Answer }
  at: number
  rng: RngState
}
export const opened = <T>(s: State<T>): Opened<T> => s as unknown as Opened<T>
export const sealed = <T>(s: Opened<T>): State<T> => s as unknown as State<T>

type AnyStep<G extends GameTypes> = Step<G, object>
type Asking<G extends GameTypes> = Exclude<AnyStep<G>, { kind: 'does' }>
/** No script does more than this by itself between two questions. */
const FUSE = 10_000
const NOTHING: object = Object.freeze({})

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

/** The seats from which an answer to the open question is still to come; none when the game is over. */
export function awaited<G extends GameTypes>(game: Game<G>, state: State<G['table']>): Seat[] {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return []
  const step = stepOf(game, top)
  if (step.kind === 'does') return []
  const who = step.who(s.table, top.p)
  if (typeof who === 'number') return [who]
  return who ? who.filter(seat => !(seat in s.given)) : []
}

/** The open question, or null when the game is over. With `of`, only as it is put to that seat, or to nobody. */
export function question<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  of?: Seat | null,
): Question | null {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return null
  const step = stepOf(game, top)
  if (step.kind === 'does') return null
  const who = step.who(s.table, top.p)
  const to: Question['to'] = {}
  for (const seat of typeof who === 'number' ? [who] : (who ?? []))
    if (of === undefined || of === seat)
      to[seat] = {
        prompt: promptOf(step.prompt, s.table, top.p, seat),
        decision: step.what(s.table, top.p, seat, false),
      }
  return { to, covert: step.covert, free: step.free }
}

const promptOf = <T, P>(prompt: string | ((t: T, p: P, seat: Seat) => Msg), t: T, p: P, seat: Seat): Msg =>
  typeof prompt === 'string' ? { key: prompt } : prompt(t, p, seat)

/** What is put to one seat by the open question; undefined if nothing is. Lean: legal options, bare. */
export function decisionFor<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  seat: Seat,
  lean = false,
): Decision | undefined {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return undefined
  const step = stepOf(game, top)
  if (step.kind === 'does') return undefined
  const who = step.who(s.table, top.p)
  const asked = typeof who === 'number' ? who === seat : who?.includes(seat)
  return asked ? step.what(s.table, top.p, seat, lean) : undefined
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

/** Puts an answer to the question of the top frame, and does what follows once all are in. */
function put<G extends GameTypes>(
  state: State<G['table']>,
  step: Asking<G>,
  seat: Seat,
  answer: Answer,
  told?: Told[],
): void {
  const s = opened(state)
  const { p } = s.script[s.script.length - 1]!
  if (step.kind === 'asks') {
    const x = close(s, told)
    step.does(x as never, p, answer, seat)
    return x.inOrder()
  }
  s.given[seat] = answer
  const answers: { [seat: Seat]: Answer } = {}
  for (const other of step.who(s.table, p)) {
    if (!(other in s.given)) return
    answers[other] = s.given[other]!
  }
  s.given = {}
  const x = close(s, told)
  step.does(x as never, p, answers)
  x.inOrder()
}

/** The question is answered; its frame is done with. */
function close<T>(s: Opened<T>, told?: Told[]): Playing<FaceUp<T>> {
  s.script.pop()
  s.at++
  return new Playing(s.table, s.rng, s.script, told)
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

/** A copy to do as one likes with. */
export function copyState<G extends GameTypes>(game: Game<G>, state: State<G['table']>): State<G['table']> {
  const { table, script, given, at, rng } = opened(state)
  return sealed({
    table: game.copy ? game.copy(table) : copy(table),
    script: script.slice(),
    given: copy(given),
    at,
    rng: [rng[0], rng[1], rng[2], rng[3]],
  })
}

function stepOf<G extends GameTypes>(game: Game<G>, frame: Frame): AnyStep<G> {
  const step = (game.steps as { [step: string]: AnyStep<G> | undefined })[frame.step]
  if (!step) throw new RulesFault(`${game.id}: no step "${frame.step}"`)
  return step
}

/** Runs the script to the next question, or to its end. */
export function advance<G extends GameTypes>(game: Game<G>, state: State<G['table']>, told?: Told[]): Asking<G> | null {
  const s = opened(state)
  for (let fuse = FUSE; fuse > 0; fuse--) {
    const top = s.script[s.script.length - 1]
    if (!top) return null
    const step = stepOf(game, top)
    if (step.kind !== 'does') {
      const who = step.who(s.table, top.p)
      if (typeof who === 'number' || (who !== null && who.length > 0)) return step
    }
    s.script.pop()
    if (step.kind === 'asks') continue
    const x = new Playing(s.table, s.rng, s.script, told)
    step.does(x as never, top.p, {})
    x.inOrder()
  }
  throw new RulesFault(`${game.id}: the script runs away at "${s.script.at(-1)?.step}"`)
}

/** The open question, which must be one that can be answered. */
export function mustBeOpen<G extends GameTypes>(game: Game<G>, state: State<G['table']>): Question | null {
  const asked = question(game, state)
  for (const [seat, { decision }] of Object.entries(asked?.to ?? {}))
    if (!isOpen(decision))
      throw new RulesFault(`${game.id}: "${state.script.at(-1)?.step}" asks seat ${seat} what cannot be answered`)
  return asked
}

/** One step at work. Frames are pushed as they are named and turned round at the end, so that the first named runs first. */
class Playing<T> {
  readonly t: T
  readonly rng: Rng
  private readonly script: Frame[]
  private readonly from: number
  private readonly told: Told[] | undefined
  constructor(t: T, rng: RngState, script: Frame[], told: Told[] | undefined) {
    this.t = t
    this.rng = new Rng(rng)
    this.script = script
    this.from = script.length
    this.told = told
  }
  next(step: string, p: object = NOTHING): void {
    this.script.push({ step, p })
  }
  tell(event: string, all: object, to?: readonly Seat[], some?: object): void {
    this.told?.push(to && some ? { event, all, to, some } : { event, all })
  }
  inOrder(): void {
    for (let i = this.from, j = this.script.length - 1; i < j; i++, j--) {
      const frame = this.script[i]!
      this.script[i] = this.script[j]!
      this.script[j] = frame
    }
  }
}
