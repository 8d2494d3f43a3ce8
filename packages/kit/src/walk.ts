import {
  answer,
  awaited,
  decisionFor,
  type Entry,
  type Game,
  type GameTypes,
  Rng,
  sample,
  type Setup,
  start,
  type State,
  type Told,
} from '@cloak/kernel'
import { brief, showWhy } from './show.ts'

export interface WalkOptions<G extends GameTypes> {
  seats: number
  seed: string
  /** Drawn from all the game allows unless given. */
  options?: G['options']
  /** Stops after so many answers. */
  most?: number
}

/** A random game after one more answer. */
export interface Moment<G extends GameTypes> {
  state: State<G['table']>
  /** What the last answer brought about; of the first moment, what was told while the table was laid. */
  told: Told[]
  /** All answers so far: one list that grows as the walk goes on. */
  log: readonly Entry[]
  /** The state that the last answer was given in; null at the first moment. */
  before: State<G['table']> | null
  setup: Setup<G['options']>
}

/** The setup of a random game. */
export function setupOf<G extends GameTypes>(game: Game<G>, how: WalkOptions<G>): Setup<G['options']> {
  const { seats, seed } = how
  const options = how.options ?? (sample(game.options(seats), Rng.from(`options ${seed}`)) as G['options'])
  return { game: game.id, rules: game.rules, seats, options, seed }
}

/** A random game, moment by moment; of several seats that are asked at once, any may be the first to answer. */
export function* walk<G extends GameTypes>(game: Game<G>, how: WalkOptions<G>): Generator<Moment<G>, void, undefined> {
  const setup = setupOf(game, how)
  const rng = Rng.from(`walk ${setup.seed}`)
  const log: Entry[] = []
  let { state, told } = start(game, setup)
  let before: State<G['table']> | null = null
  for (;;) {
    yield { state, told, log, before, setup }
    const seats = awaited(game, state)
    if (seats.length === 0 || log.length >= (how.most ?? Infinity)) return
    const seat = rng.pick(seats)
    const said = sample(decisionFor(game, state, seat)!, rng)
    log.push({ at: state.at, seat, answer: said })
    const next = answer(game, state, state.at, seat, said)
    if (!('state' in next))
      throw new Error(`seat ${seat} was refused the sampled answer ${brief(said)}: ${showWhy(next)}`)
    before = state
    ;({ state, told } = next)
  }
}
