import {
  answer,
  copy,
  type Decision,
  faultIn,
  type Game,
  type GameTypes,
  question,
  Rng,
  type State,
  type Why,
} from '@cloak/kernel'
import { junk } from '../junk.ts'
import { offersOf } from '../offer.ts'
import { brief } from '../show.ts'
import { firstFault, type Law } from './law.ts'

/** The keys that the kernel itself refuses with. */
export const KERNEL_KEYS: ReadonlySet<string> = new Set([
  'kernel.malformed',
  'kernel.no-such-option',
  'kernel.not-asked',
  'kernel.out-of-range',
  'kernel.stale',
  'kernel.too-few',
  'kernel.too-many',
  'kernel.twice',
])
const TRIES = 6

/** Refusals are harmless: junk always gets a reason with a known key, never an exception, and changes no byte. */
export const refusals: Law = (game, played) =>
  firstFault(played, (state, n) => {
    const rng = Rng.from(`junk ${played.setup.seed} ${n}`)
    const lent = copy(state)
    const before = JSON.stringify(lent)
    for (const [at, seat, said, decision] of attempts(game, lent, played.setup.seats, rng)) {
      const what = faultInRefusal(game, lent, at, seat, said, decision)
      if (what) return what
    }
    return JSON.stringify(lent) === before ? null : 'a refused answer has changed the state'
  })

/** Junk for those who are asked, and good answers at the wrong time or from the wrong seat. */
function* attempts<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  seats: number,
  rng: Rng,
): Generator<[at: number, seat: number, said: unknown, decision: Decision | null]> {
  const asked = Object.entries(question(game, state)?.to ?? {})
  for (const [seat, { decision }] of asked)
    for (let i = 0; i < TRIES; i++) {
      const said = junk(decision, rng)
      if (faultIn(decision, said) !== null) yield [state.at, Number(seat), said, decision]
    }
  const said = asked[0] ? asked[0][1].decision.lapse : 0
  yield [state.at - 1, rng.below(seats), said, null]
  yield [state.at + 1, rng.below(seats), said, null]
  for (const seat of [...Array(seats).keys(), -1, seats, NaN])
    if (!asked.some(([other]) => Number(other) === seat)) yield [state.at, seat, said, null]
}

function faultInRefusal<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  at: number,
  seat: number,
  said: unknown,
  decision: Decision | null,
): string | null {
  const call = `seat ${seat} answering ${brief(said)} to question ${at}`
  try {
    const why = answer(game, state, at, seat, said)
    if ('state' in why) return `${call} should be refused`
    if (!why.rule || !isKnown(why, decision)) return `${call} is refused with a reason nobody wrote: ${brief(why)}`
  } catch (error) {
    return `${call} throws ${String(error)}`
  }
  return null
}

function isKnown(why: Why, decision: Decision | null): boolean {
  if (KERNEL_KEYS.has(why.key)) return true
  if (!decision) return false
  for (const { barred } of offersOf(decision)) if (barred?.key === why.key) return true
  return false
}
