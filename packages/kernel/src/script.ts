import type { Answer } from './decision/types.ts'
import { type Frame, type Game, type GameTypes, RulesFault, type State, type Step, type Told } from './game.ts'
import { type Opened, opened } from './opened.ts'
import { Rng, type RngState } from './rng.ts'
import type { FaceUp, Seat } from './secret.ts'

type AnyStep<G extends GameTypes> = Step<G, object>
type Asking<G extends GameTypes> = Exclude<AnyStep<G>, { kind: 'does' }>
/** No script does more than this by itself between two questions. */
const FUSE = 10_000
const NOTHING: object = Object.freeze({})

export function stepOf<G extends GameTypes>(game: Game<G>, frame: Frame): AnyStep<G> {
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

/** Puts an answer to the question of the top frame, and does what follows once all are in. */
export function put<G extends GameTypes>(
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

/** One step at work. Frames are pushed as they are named and turned round at the end, so that the first named runs first. */
export class Playing<T> {
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
