import { type AnyTypes, gameNamed } from '@cloak/games'
import {
  canonical,
  type Course,
  enter,
  type Entry,
  hear,
  imagine,
  Rng,
  type Seat,
  see,
  type Setup,
  start,
} from '@cloak/kernel'
import { type Difference, difference, Level, Notice, type NoticeOf, patched, Status } from '@cloak/protocol'

interface Saved {
  setup: Setup
  log: Entry[]
}
/** What one pair of eyes may be told of the game, entry by entry, worked out from the rules alone. */
export interface Allowed {
  /** With the fields of every object in order, as they come in another when only what has changed is sent. */
  seen: string
  heard: string
}

/** Plays the game again and writes down what an eye may know after each entry it may notice. */
export function allowedFor({ setup, log }: Saved, at: Seat | null): Allowed[] {
  const { game } = gameNamed(setup.game)!
  const first = start(game, setup)
  const allowed: Allowed[] = []
  const note = (state: typeof first.state, told: typeof first.told) =>
    allowed.push({
      seen: canonical(see(game, state, { at })),
      heard: JSON.stringify(told.map(each => hear(each, { at }))),
    })
  note(first.state, first.told)
  let course: Course<AnyTypes['table']> = { state: first.state, before: null }
  for (const entry of log) {
    const next = enter(game, course, entry)
    if (!('state' in next)) throw new Error(`refused: ${next.rule}`)
    const isHidden = see(game, course.state, { at: null }).waiting === 'covert' && next.state.at === course.state.at
    if (!isHidden || entry.seat === at) note(next.state, next.told)
    course = next
  }
  return allowed
}

/** Words of the protocol's own, should a game use one of them too. */
const OURS = new Set<string>([...Status.options, ...Level.options, 'none', 'live', 'days'])

/** Every word that a game has for a thing: what must not be found where it is not allowed. */
function things(id: string): string[] {
  const { words, locales } = gameNamed(id)!
  const kinds = new Set(Object.values(words.kinds).filter(kind => kind !== 'seat'))
  return Object.keys(locales.en).flatMap(key => {
    const [ns, kind, ...rest] = key.split('.')
    return words.namespaces.includes(ns!) && kinds.has(kind!) && rest.length === 1 && !OURS.has(rest[0]!) ? rest : []
  })
}
/** As values only: the names of fields are the protocol's, which its schema holds to. */
const vocabulary = (id: string): RegExp => new RegExp(`"(${things(id).join('|')})"(?!:)`)
/** One of them, as it would stand in JSON. */
export const thingOf = (id: string): string => JSON.stringify(things(id)[0])

/**
 * Searches every byte a connection has received. What is seen after each notice must be, to the last word, what the rules
 * let this eye know at that moment, and what was sent for it no more than the difference from what this eye knew before; the
 * rest must not name a single thing of the game; no number may be left out. Gives what was heard, in order.
 */
export function searchWire(frames: readonly string[], file: Saved, at: Seat | null, after = 0): string[] {
  const { game } = gameNamed(file.setup.game)!
  const allowed = allowedFor(file, at)
  const words = vocabulary(game.id)
  let [next, last] = [0, after]
  const told: string[] = []
  let known: unknown = null
  const must = (holds: boolean, what: string, frame: string): void => {
    if (!holds) throw new Error(`seat ${at}: ${what} in ${frame.slice(0, 2000)}`)
  }
  for (const frame of frames) {
    const notice = JSON.parse(frame) as Notice
    must(JSON.stringify(notice) === frame, 'a byte too many', frame)
    must(Notice.safeParse(notice).success, 'what the protocol does not know', frame)
    if (notice.kind !== 'now') {
      must(!words.test(frame), 'a thing of the game', frame)
      continue
    }
    for (const { n, heard } of notice.told) {
      must(n === ++last, `number ${n} instead of ${last}`, frame)
      if (heard !== undefined) told.push(JSON.stringify(heard))
    }
    must(notice.n === last && notice.seat === at, 'another’s number or seat', frame)
    must(!words.test(JSON.stringify(withoutGame(notice))), 'a thing of the game outside of it', frame)
    const change: Difference = notice.change
    const sees = patched(known, change)
    const isFirst = known === null
    must(isFirst || canonical(change) === canonical(difference(known, sees)), 'more than what has changed', frame)
    known = sees
    if (sees === null) continue
    const seen = canonical(sees)
    next = allowed.findIndex((each, i) => i >= next && each.seen === seen)
    must(next >= 0, 'a state that may not be seen, or not now', frame)
    if (next % 16 === 0) {
      const world = imagine(game, sees as never, at, Rng.from(`${next}`))
      must(canonical(see(game, world, { at })) === seen, 'what depends on more than this eye knows', frame)
    }
  }
  return told
}
/** All that this eye was to hear. */
export const mayHear = (file: Saved, at: Seat | null): string[] =>
  allowedFor(file, at).flatMap(({ heard }) => (heard === '[]' ? [] : [heard]))

/** A notice without the parts that hold the game, which are checked by themselves. Options and final standing are public. */
const withoutGame = ({ told, change: _, about, ...rest }: NoticeOf<'now'>): object => ({
  ...rest,
  told: told.map(({ heard: _, ...each }) => each),
  about: about && { ...about, options: null, standing: null },
})
