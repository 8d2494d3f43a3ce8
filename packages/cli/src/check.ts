import type { AnyTypes, InstalledGame } from '@cloak/games'
import { gameNamed } from '@cloak/games'
import {
  afterwards,
  type Course,
  enter,
  type Entry,
  faultInSetup,
  isEntry,
  type Setup,
  type Standing,
  start,
  type State,
  type Told,
  type Why,
} from '@cloak/kernel'
import { digestOf, firstLink, nextLink, outcome } from './digest.ts'
import { type Fairness, faultInFairness } from './fairness.ts'
import type { Claimed } from './file.ts'
import type { Find } from './house.ts'
import { Misuse, quoted, reasonOf } from './io.ts'
import { explained, inEnglish } from './speak.ts'

type Table = AnyTypes['table']

/** The first thing in a saved game that does not hold: where, and why, in words. */
export interface Broken {
  /** The entry; `setup` before all entries, `end` after them. */
  at: number | 'setup' | 'end'
  why: string
}
/** A saved game that holds. */
export interface Checked {
  entry: InstalledGame
  setup: Setup
  /** Null where the file does not say where its seed came from. */
  fairness: Fairness | null
  log: Entry[]
  state: State<Table>
  standing: Standing[] | null
  digest: string
}
/** Sees every state of the game, with the number of the entry that led to it (-1 is the setup). */
export type Watch = (entry: number, state: State<Table>, told: readonly Told[]) => void

/** Plays a saved game again, and compares all that was recorded of it. */
export function check(file: Claimed, watch?: Watch, find: Find = gameNamed): Checked | Broken {
  let at: Broken['at'] = 'setup'
  try {
    return replayed(file, where => (at = where), find, watch)
  } catch (error) {
    if (error instanceof Misuse) throw error
    return { at, why: `the rules themselves fail here: ${reasonOf(error)}` }
  }
}

const SETUP = ['game', 'rules', 'seats', 'options', 'seed']
const extraIn = (record: object, known: readonly string[]): string | undefined =>
  Object.keys(record).find(field => !known.includes(field))

function replayed(file: Claimed, reach: (where: Broken['at']) => void, find: Find, watch?: Watch): Checked | Broken {
  const { game: id } = file.setup as { game?: unknown }
  const found = typeof id === 'string' ? find(id) : undefined
  if (!found) return { at: 'setup', why: `there is no game ${quoted(id)}` }
  const { game } = found
  const say = (why: Why): string => explained(why, inEnglish(found))

  const extra = extraIn(file.setup, SETUP)
  if (extra !== undefined) return { at: 'setup', why: `${quoted(extra)} does not belong there` }
  const fault = faultInSetup(game, file.setup)
  if (fault) return { at: 'setup', why: say(fault) }
  const setup = file.setup as Setup
  const unfair = 'fairness' in file ? faultInFairness(file.fairness, setup) : null
  if (unfair) return { at: 'setup', why: unfair }
  const fairness = 'fairness' in file ? (file.fairness as Fairness) : null

  const first = start(game, setup)
  let link = firstLink(setup, first.state)
  if (file.digests[0] !== link) return { at: 'setup', why: differs('digest', file.digests[0], link) }
  watch?.(-1, first.state, first.told)

  let course: Course<Table> = { state: first.state, before: null }
  const log: Entry[] = []
  for (const [i, entry] of file.log.entries()) {
    reach(i)
    const shape = faultInEntry(entry)
    if (shape) return { at: i, why: shape }
    const next = enter(game, course, entry as Entry)
    if (!('state' in next)) return { at: i, why: say(next) }
    link = nextLink(link, entry as Entry, next.state)
    if (file.digests[i + 1] !== link) return { at: i, why: differs('digest', file.digests[i + 1], link) }
    watch?.(i, next.state, next.told)
    course = { state: next.state, before: next.before }
    log.push(entry as Entry)
  }
  if (file.digests.length > log.length + 1) return { at: log.length, why: 'there is a digest of it, but no entry' }

  reach('end')
  const { state } = course
  const table = afterwards(state)
  const standing = table ? game.standing(table) : null
  if (!isSame(standing, file.standing)) return { at: 'end', why: 'the recorded standing is not how the game stands' }
  const digest = digestOf(outcome(standing, state))
  if (file.digest !== digest) return { at: 'end', why: differs('digest', file.digest, digest) }
  return { entry: found, setup, fairness, log, state, standing, digest }
}

function faultInEntry(entry: unknown): string | null {
  if (!isEntry(entry)) return 'it is not an entry: at, seat, and an answer or an undo'
  const extra = extraIn(entry, 'undo' in entry ? ['at', 'seat', 'undo'] : ['at', 'seat', 'answer'])
  return extra === undefined ? null : `${quoted(extra)} does not belong there`
}

const differs = (what: string, recorded: unknown, is: string): string =>
  `the recorded ${what} is ${recorded === undefined ? 'missing' : quoted(recorded)}; it should be ${quoted(is)}`

/** Walks along what is true, so that what was recorded may be anything. */
function isSame(is: unknown, recorded: unknown): boolean {
  if (typeof is !== 'object' || is === null) return Object.is(is, recorded)
  if (typeof recorded !== 'object' || recorded === null || Array.isArray(is) !== Array.isArray(recorded)) return false
  const [own, theirs] = [Object.entries(is).filter(([, value]) => value !== undefined), Object.keys(recorded)]
  const fields = recorded as { [field: string]: unknown }
  return (
    own.length === theirs.length &&
    own.every(([key, value]) => Object.hasOwn(fields, key) && isSame(value, fields[key]))
  )
}
