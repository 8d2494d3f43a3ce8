import { gameNamed } from '@cloak/games'
import { canonical, imagine, Rng, type Seat, see, type Seen } from '@cloak/kernel'
import {
  type Clocks,
  type Difference,
  difference,
  Level,
  Notice,
  type NoticeOf,
  patched,
  Replay,
  Status,
} from '@cloak/protocol'
import { allowedFor, type Finished } from './allowed.ts'

/** Words of the protocol's own, should a game use one of them too. */
const OURS = new Set<string>([...Status.options, ...Level.options, 'none', 'live', 'days'])

/** Every thing that a game has a word for: what must not be found where it is not allowed. */
export function thingsOf(id: string): { kind: string; id: string }[] {
  const { words, locales } = gameNamed(id)!
  const kinds = new Set(Object.values(words.kinds).filter(kind => kind !== 'seat'))
  return Object.keys(locales.en).flatMap(key => {
    const [ns, kind, thing, ...rest] = key.split('.')
    const isThing = words.namespaces.includes(ns!) && kinds.has(kind!) && thing !== undefined && rest.length === 0
    return isThing && !OURS.has(thing) ? [{ kind: kind!, id: thing }] : []
  })
}
/** As values only: the names of fields are the protocol's, which its schema holds to. */
const vocabulary = (game: string): RegExp =>
  new RegExp(
    `"(${thingsOf(game)
      .map(({ id }) => id)
      .join('|')})"(?!:)`,
  )
/** One of them, as it would stand in JSON. */
export const thingOf = (game: string): string => JSON.stringify(thingsOf(game)[0]!.id)

/** What is known after a notice, and what the clocks showed with it. */
interface Known {
  sees: Seen<object> | null
  clocks: Clocks | null
}
/** Whose time runs is told to those alone who may know who is asked, and nobody's is taken for what is answered in secret. */
function faultInClocks(before: Known, { sees, clocks }: Known): string | null {
  if (!clocks || !sees) return null
  if (clocks.due !== null && sees.waiting === 'covert' && !sees.mine) return 'whose clock runs'
  if (!before.clocks || !before.sees) return null
  const { waiting } = before.sees
  const moved = clocks.bank.flatMap((ms, seat) => (ms === before.clocks!.bank[seat] ? [] : [seat]))
  return moved.every(seat => waiting !== 'covert' && waiting.includes(seat)) ? null : 'the clock of one not asked'
}

/**
 * Searches every byte a connection has received. What is seen after each notice must be, to the last word, what the rules
 * let this eye know just then, and what was sent for it no more than the difference from what this eye knew before; what is
 * said must have been said; the rest must not name a single thing of the game; no number may be left out. Gives what was
 * heard, in order.
 */
export function searchWire(frames: readonly string[], file: Finished, at: Seat | null, after = 0): string[] {
  const { game } = gameNamed(file.setup.game)!
  const allowed = allowedFor(file, at)
  const words = vocabulary(game.id)
  const talk = new Set(file.talk.map(canonical))
  let last = after
  /** Where in the game this may be: more than one place if something was taken back. */
  let here: readonly number[] = []
  let known: Known = { sees: null, clocks: null }
  const told: string[] = []
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
    for (const { n, heard, said } of notice.told) {
      must(n === ++last, `number ${n} instead of ${last}`, frame)
      if (heard !== undefined) told.push(JSON.stringify(heard))
      if (said) must(talk.has(canonical({ ...said, time: undefined })), 'what nobody has said', frame)
    }
    must(notice.n === last && notice.seat === at, 'another’s number or seat', frame)
    must(!words.test(JSON.stringify(withoutGame(notice))), 'a thing of the game outside of it', frame)
    const change: Difference = notice.change
    const sees = patched(known.sees, change) as Known['sees']
    const isFirst = known.sees === null
    must(isFirst || canonical(change) === canonical(difference(known.sees, sees)), 'more than what has changed', frame)
    const { clocks } = notice
    const odd = faultInClocks(known, { sees, clocks })
    must(odd === null, odd ?? '', frame)
    known = { sees, clocks }
    if (sees === null) continue
    const seen = canonical(sees)
    const steps = notice.told.filter(({ said }) => !said).length
    here = (isFirst ? [...allowed.keys()] : here.map(i => i + steps)).filter(i => allowed[i]?.seen === seen)
    must(here.length > 0, 'a state that may not be seen, or not now', frame)
    if (here[0]! % 16 === 0) {
      const world = imagine(game, sees as never, at, Rng.from(`${here[0]}`))
      must(canonical(see(game, world, { at })) === seen, 'what depends on more than this eye knows', frame)
    }
  }
  return told
}

/** Searches every byte of a replay, as if each step of it had come as a notice. */
export function searchReplay(text: string, file: Finished, at: Seat | null): string[] {
  const replay = JSON.parse(text) as Replay
  if (JSON.stringify(replay) !== text || !Replay.safeParse(replay).success) throw new Error(`seat ${at}: no replay`)
  const { about, seat, steps } = replay
  const frames = steps.map(({ change, ...told }, i) => {
    const notice = { kind: 'now', table: about.id, n: told.n, seat, told: [told], change, clocks: null }
    return JSON.stringify(i === 0 ? { ...notice, about } : notice)
  })
  return searchWire(frames, file, at)
}

/** What was told under each number, to the byte. */
export const toldIn = (frames: readonly string[]): Map<number, string> =>
  new Map(
    frames.flatMap(frame => {
      const notice = JSON.parse(frame) as Notice
      return notice.kind === 'now' ? notice.told.map(each => [each.n, JSON.stringify(each)] as const) : []
    }),
  )

/** A notice without what is checked by itself: the game, and what was said. Options and final standing are public. */
const withoutGame = ({ told, change: _, about, ...rest }: NoticeOf<'now'>): object => ({
  ...rest,
  told: told.map(({ heard: _, said: __, ...each }) => each),
  about: about && { ...about, options: null, standing: null },
})
