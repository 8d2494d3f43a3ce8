import {
  afterwards,
  canonical,
  type Course,
  enter,
  type Entry,
  faultInSetup,
  type Game,
  type GameTypes,
  isEntry,
  type Setup,
  type Standing,
  start,
  type State,
  type Told,
  type Why,
} from '@cloak/kernel'
import { digest, firstLink, nextLink } from './chain.ts'
import { type Fairness, type FairnessFault, faultInFairness } from './fairness.ts'
import type { ClaimedGame } from './file.ts'
import type { Hashing } from './hashing.ts'

/** What does not hold in a saved game. */
export type GameFault =
  | { kind: 'refused'; refusal: Why }
  | { kind: 'extra-field'; field: string }
  | { kind: 'unfair'; unfair: FairnessFault }
  | { kind: 'not-an-entry' }
  | { kind: 'missing-entry' }
  | { kind: 'other-digest'; recorded: unknown; computed: string }
  | { kind: 'other-standing' }
  /** The rules threw. That is a bug of ours, or the work of a hostile file; it says nothing of the game. */
  | { kind: 'crashed'; error: unknown }

/** The first fault in a saved game: the number of a log entry, `setup` before all of them, `end` after them. */
export interface FaultAt {
  at: number | 'setup' | 'end'
  fault: GameFault
}
/** A saved game that holds. */
export interface VerifiedGame<T> {
  setup: Setup
  log: Entry[]
  /** Null if the file does not say where its seed came from. */
  fairness: Fairness | null
  state: State<T>
  standing: Standing[] | null
  digest: string
}
/** Sees every state of the game, with the number of the log entry that led to it; -1 is the setup. */
export type Watch<T> = (entry: number, state: State<T>, told: readonly Told[]) => void

type Verifying<T> = Hashing<VerifiedGame<T> | FaultAt>

/** Checks a whole file: its setup, where its seed came from, and, playing it again, every state and the end. */
export function* verifyGame<G extends GameTypes>(
  game: Game<G>,
  file: ClaimedGame,
  watch?: Watch<G['table']>,
): Verifying<G['table']> {
  if (!('fairness' in file)) return yield* verifyPlay(game, file, watch)
  const { fairness } = file
  const checked = yield* verifyPlay(game, file, watch, setup => faultInFairness(fairness, setup))
  return 'fault' in checked ? checked : { ...checked, fairness: fairness as Fairness }
}

/** Checks that the game follows from its setup and its log; of its seed, only what `faultInSeed` says. */
export function* verifyPlay<G extends GameTypes>(
  game: Game<G>,
  file: ClaimedGame,
  watch?: Watch<G['table']>,
  faultInSeed?: (setup: Setup) => Hashing<FairnessFault | null>,
): Verifying<G['table']> {
  let at: FaultAt['at'] = 'setup'
  const broken = (fault: GameFault): FaultAt => ({ at, fault })
  try {
    const fault = faultInSavedSetup(game, file.setup)
    if (fault) return broken(fault)
    const setup = file.setup as Setup
    const unfair = faultInSeed ? yield* faultInSeed(setup) : null
    if (unfair) return broken({ kind: 'unfair', unfair })

    const { state, told } = start(game, setup)
    let link = yield* firstLink(setup, state)
    if (file.digests[0] !== link) return broken(otherDigest(file.digests[0], link))
    watch?.(-1, state, told)

    let course: Course<G['table']> = { state, before: null }
    const log: Entry[] = []
    for (const [i, entry] of file.log.entries()) {
      at = i
      if (!isEntry(entry)) return broken({ kind: 'not-an-entry' })
      const field = extraIn(entry, 'undo' in entry ? ['at', 'seat', 'undo'] : ['at', 'seat', 'answer'])
      if (field !== undefined) return broken({ kind: 'extra-field', field })
      const next = enter(game, course, entry)
      if (!('state' in next)) return broken({ kind: 'refused', refusal: next })
      link = yield* nextLink(link, entry, next.state)
      if (file.digests[i + 1] !== link) return broken(otherDigest(file.digests[i + 1], link))
      watch?.(i, next.state, next.told)
      course = { state: next.state, before: next.before }
      log.push(entry)
    }
    if (file.digests.length > log.length + 1) return { at: log.length, fault: { kind: 'missing-entry' } }

    at = 'end'
    const table = afterwards(course.state)
    const standing = table ? game.standing(table) : null
    if (!isSame(standing, file.standing)) return broken({ kind: 'other-standing' })
    const computed = yield* digest(standing, course.state)
    if (file.digest !== computed) return broken(otherDigest(file.digest, computed))
    return { setup, log, fairness: null, state: course.state, standing, digest: computed }
  } catch (error) {
    return broken({ kind: 'crashed', error })
  }
}

const SETUP = ['game', 'rules', 'seats', 'options', 'seed']
function faultInSavedSetup<G extends GameTypes>(game: Game<G>, setup: object): GameFault | null {
  const field = extraIn(setup, SETUP)
  if (field !== undefined) return { kind: 'extra-field', field }
  const refusal = faultInSetup(game, setup)
  return refusal && { kind: 'refused', refusal }
}

const extraIn = (object: object, known: readonly string[]): string | undefined =>
  Object.keys(object).find(field => !known.includes(field))
const otherDigest = (recorded: unknown, computed: string): GameFault => ({ kind: 'other-digest', recorded, computed })

/** What was recorded may be nested deeper than the stack: then it is something else. */
function isSame(is: unknown, recorded: unknown): boolean {
  try {
    return canonical(is) === canonical(recorded)
  } catch {
    return false
  }
}
