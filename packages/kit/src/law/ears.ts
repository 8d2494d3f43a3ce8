import {
  type Advance,
  answer,
  type Answer,
  type Decision,
  decisionFor,
  type Entry,
  type Eye,
  faultIn,
  type Game,
  type GameTypes,
  hear,
  imagine,
  Rng,
  see,
  type Setup,
  type State,
  type Told,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { difference } from '../compare.ts'
import { eyeName, showDifference } from '../show.ts'
import { eyesOf } from '../worlds.ts'
import type { Given } from './law.ts'
import { type Varied, vary } from './vary.ts'

/** One answer of a game, and what came of it. */
export interface Turn<G extends GameTypes> {
  before: State<G['table']>
  after: State<G['table']>
  told: readonly Told[]
  entry: Extract<Entry, { answer: Answer }>
  setup: Setup<G['options']>
  /** How many entries this one makes. */
  n: number
}
/** The same in another world, as one eye imagines it. */
export interface Elsewhere<G extends GameTypes> extends Advance<G['table']> {
  eye: Eye
  /** What was answered otherwise there; nothing where it was the same. */
  changed: string
}

/** The same answers, of this seat and of those before it, where other things are hidden; null if they are not legal there. */
export function elsewhere<G extends GameTypes>(game: Game<G>, turn: Turn<G>): Elsewhere<G> | null {
  const rng = Rng.from(`elsewhere ${turn.setup.seed} ${turn.n}`)
  const eye = rng.pick(eyesOf(turn.setup.seats))
  return answered(game, turn, eye, rng, () => ({ said: turn.entry.answer, changed: '' }))
}

/** Another answer by this seat, as somebody else sees it. */
export function otherwise<G extends GameTypes>(game: Game<G>, turn: Turn<G>, time: number): Elsewhere<G> | null {
  const rng = Rng.from(`otherwise ${turn.setup.seed} ${turn.n} ${time}`)
  const { seat, answer: said } = turn.entry
  const eye = rng.pick(eyesOf(turn.setup.seats).filter(eye => eye.at !== seat))
  return answered(game, turn, eye, rng, asked => vary(asked, said, rng))
}

function answered<G extends GameTypes>(
  game: Game<G>,
  turn: Turn<G>,
  eye: Eye,
  rng: Rng,
  choose: (asked: Decision) => Varied | null,
): Elsewhere<G> | null {
  const world = imagine(game, see(game, turn.before, eye), eye.at, rng)
  const [real, there] = [opened(turn.before), opened(world)]
  // The same chance, and the same answers in hand: what differs then comes from what is hidden.
  there.rng = [...real.rng]
  for (const [seat, said] of Object.entries(real.given)) {
    const asked = decisionFor(game, world, Number(seat))
    if (!asked || faultIn(asked, said)) return null
    there.given[Number(seat)] = said
  }
  const asked = decisionFor(game, world, turn.entry.seat)
  const chosen = asked && choose(asked)
  if (!chosen) return null
  const next = answer(game, world, world.at, turn.entry.seat, chosen.said)
  return 'state' in next ? { ...next, eye, changed: chosen.changed } : null
}

export const looksAlike = <G extends GameTypes>(game: Game<G>, turn: Turn<G>, there: Elsewhere<G>): boolean =>
  difference(see(game, turn.after, there.eye), see(game, there.state, there.eye)) === null

/** What the eye heard here and not there, or null. */
export function heardApart<G extends GameTypes>(
  turn: Turn<G>,
  { eye, told }: Elsewhere<G>,
  { heardOnly = {} }: Given<G>,
): string | null {
  const ears = (events: readonly Told[]) => events.filter(t => !(t.event in heardOnly)).map(t => hear(t, eye))
  const found = difference(ears(turn.told), ears(told))
  const who = `${eyeName(eye.at)} sees two worlds alike, before and after, and hears them apart`
  return found && `${who}, ${showDifference(found, 'here', 'there')}`
}
