import {
  answer,
  awaited,
  copyState,
  type Decision,
  decisionFor,
  faultInSetup,
  type FaceUp,
  type Frame,
  type Game,
  type GameTypes,
  type Seat,
  type Setup,
  start,
  type State,
  type Told,
} from '@cloak/kernel'
import { advance, mustBeOpen, opened } from '@cloak/kernel/inside'
import { brief, showWhy } from '../show.ts'
import { eyesOf, faultInWorlds } from '../worlds.ts'
import type { SceneOptions } from './types.ts'

/** What a line of a scene finds wrong; the scene adds which line it was. */
export class SceneFailure extends Error {
  override name = 'SceneFailure'
}

export const fail = (what: string): never => {
  throw new SceneFailure(what)
}

/** The position that a scene is about, and what has happened in it. */
export interface Stage<G extends GameTypes> {
  readonly state: State<G['table']>
  /** Told since the scene began, and since the last answer. */
  readonly history: readonly Told[]
  readonly latest: readonly Told[]
  /** The question that the scene began with. */
  readonly begun: Frame | undefined
  /** The number of the question that the test has said it means. */
  meant: number
  /** The seat that is looked at while several are asked. */
  focus: Seat | null
  change(how: (t: FaceUp<G['table']>) => unknown): void
  begin(frames: readonly { step: string; p?: object }[]): void
  take(seat: Seat, said: unknown): void
  /** Goes on from a changed table. Only when the next line needs it, so that `table` and `at` may come in either order. */
  ready(): void
  asked(): Seat
  put(): Decision
}

/** Lays a real game. */
export function stage<G extends GameTypes>(game: Game<G>, options: SceneOptions<G>): Stage<G> {
  const { seats, seed = 'scene', worlds = true } = options
  const chosen = options.options ?? (game.options(seats).lapse as G['options'] | undefined)
  const setup = { game: game.id, rules: game.rules, seats, options: chosen, seed } as Setup<G['options']>
  const fault = faultInSetup(game, setup)
  if (fault) fail(`no scene of ${game.id} with ${brief(setup)}: ${showWhy(fault)}`)

  const first = start(game, setup)
  let { state } = first
  let history = first.told
  let latest = first.told
  let begun = state.script.at(-1)
  let changed = false
  let checks = 0

  const check = (): void => {
    mustBeOpen(game, state)
    checks++
    for (const eye of worlds ? eyesOf(seats) : []) {
      const found = faultInWorlds(game, state, eye, `${seed} ${checks} ${eye.at}`)
      if (found) fail(found)
    }
  }
  const self: Stage<G> = {
    get state() {
      return state
    },
    get history() {
      return history
    },
    get latest() {
      return latest
    },
    get begun() {
      return begun
    },
    meant: -1,
    focus: null,

    change(how) {
      state = copyState(game, state)
      how(opened(state).table)
      changed = true
    },
    begin(frames) {
      state = copyState(game, state)
      const s = opened(state)
      s.script = frames.map(({ step, p }) => ({ step, p: p ?? {} })).reverse()
      s.given = {}
      latest = []
      advance(game, state, latest)
      history = latest
      begun = state.script.at(-1)
      self.meant = -1
      self.focus = null
      changed = false
      check()
    },
    take(seat, said) {
      const next = answer(game, state, state.at, seat, said)
      if (!('state' in next)) return fail(`seat ${seat} may not answer ${brief(said)}: ${showWhy(next)}`)
      state = next.state
      latest = next.told
      history = [...history, ...next.told]
      self.focus = null
      check()
    },
    ready() {
      if (!changed) return
      changed = false
      const told: Told[] = []
      advance(game, state, told)
      latest = [...latest, ...told]
      history = [...history, ...told]
      check()
    },
    asked() {
      const open = awaited(game, state)
      const { focus } = self
      if (focus !== null)
        return open.includes(focus) ? focus : fail(`seat ${focus} is not asked; asked: ${brief(open)}`)
      if (open.length !== 1) return fail(`this line needs one asked seat (say .to(seat)); asked: ${brief(open)}`)
      return open[0]!
    },
    put: () => decisionFor(game, state, self.asked())!,
  }
  return self
}
