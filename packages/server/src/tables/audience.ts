import { type About, type Difference, difference, type Happened, type Notice } from '@cloak/protocol'
import type { Watcher } from '../ports/notices.ts'
import type { Happening } from './advance.ts'
import type { Downtime } from './clock.ts'
import { type Glance, glance, happenedTo, nowFor } from './eyes.ts'
import { aboutOf, eyeIndex, type Position, seatOf } from './room.ts'

/** As many happenings are kept at hand as a short loss of connection may miss. */
const KEPT = 64
const NO_CHANGE: Difference = {}

/** Those who look at one table, and what they are told. */
export interface Audience {
  /** Tells everybody what has just happened. */
  tell(position: Position, happening: Happening, paused: boolean): void
  /** Tells everybody how the table is, though nothing has happened in it. */
  refresh(position: Position, paused: boolean): void
  /**
   * Lets somebody look on from now. `past` is what happened up to some line, the first included, if it was read; false if what
   * they missed since is no longer at hand.
   */
  admit(watcher: Watcher, position: Position, after: number, past: readonly Happening[], paused: boolean): boolean
  dismiss(watcher: Watcher, position: Position): void
  size(): number
  /** Is the host among them, or anybody who sits there? */
  hasOwn(position: Position): boolean
}

export function audience(now: () => number, downs: () => readonly Downtime[]): Audience {
  /** With which eyes each was last told something. */
  const watchers = new Map<Watcher, number>()
  /** What each pair of eyes saw last: everybody who looks with them has been sent just this. */
  const last: (Glance | null)[] = []
  const recent: Happening[] = []

  /** How many onlookers everybody was last told of. */
  let counted = 0

  const hasWatchers = (eye: number): boolean => watchers.values().some(other => other === eye)
  const text = (position: Position, eye: number, told: Happened[], change: Difference, about?: About): string =>
    JSON.stringify(nowFor(position, eyeAt(position, eye), told, change, about, now(), downs()))

  /** Whoever has no seat is counted once, by however many windows they look in. */
  const onlookers = ({ room }: Position): number =>
    new Set([...watchers.keys()].filter(({ person }) => seatOf(room, person) === null).map(({ person }) => person)).size
  const watching = ({ room }: Position): string =>
    JSON.stringify({ kind: 'watching', table: room.id, count: counted } satisfies Notice)
  function count(position: Position): boolean {
    const before = counted
    counted = onlookers(position)
    if (counted === before) return false
    for (const watcher of watchers.keys()) watcher.send(watching(position))
    return true
  }

  function show(watcher: Watcher, position: Position, after: number, all: readonly Happening[], paused: boolean): void {
    const { room } = position
    const at = seatOf(room, watcher.person)
    const eye = eyeIndex(room, at)
    const told = all
      .filter(({ counts }) => counts[eye]! > after)
      .flatMap(each => happenedTo(room, each, at, mutes(watcher, each)) ?? [])
    if (!hasWatchers(eye)) last[eye] = glance(position, at)
    watchers.set(watcher, eye)
    watcher.send(text(position, eye, told, [last[eye]?.seen], aboutOf(room, paused)))
    if (!count(position) && counted > 0) watcher.send(watching(position))
  }

  return {
    tell(position, happening, paused) {
      if (recent.push(happening) > KEPT) recent.shift()
      if (watchers.size === 0) return
      const { room } = position
      const about = happening.about ? aboutOf(room, paused) : undefined
      const changes: (Difference | undefined)[] = []
      const written = new Map<number, string>()
      for (const [watcher, before] of watchers) {
        // Nobody sits down or rises unseen: where the table looks as it did, all have the eyes they had.
        const at = about ? seatOf(room, watcher.person) : eyeAt(position, before)
        const eye = eyeIndex(room, at)
        const mute = mutes(watcher, happening)
        const happened = happenedTo(room, happening, at, mute)
        if (!happened) continue
        changes[eye] ??= moveOn(position, eye)
        // Whoever has just sat down or risen has other eyes now, and knows nothing of what they saw.
        if (eye !== before) watchers.set(watcher, eye)
        const key = eye * 4 + (mute ? 2 : 0) + (eye === before ? 0 : 1)
        let notice = written.get(key)
        if (notice === undefined) {
          notice = text(position, eye, [happened], eye === before ? changes[eye] : [last[eye]?.seen], about)
          written.set(key, notice)
        }
        watcher.send(notice)
      }
      if (about) count(position)
    },
    refresh(position, paused) {
      const about = aboutOf(position.room, paused)
      for (const [watcher, eye] of watchers) watcher.send(text(position, eye, [], NO_CHANGE, about))
    },
    admit(watcher, position, after, past, paused) {
      const at = seatOf(position.room, watcher.person)
      const index = eyeIndex(position.room, at)
      const known = past.at(-1)?.counts[index] ?? after
      const [first] = recent
      // What these eyes must not notice was not counted for them: their last number is then that of something before it.
      const own = first?.only === null || first?.only === at ? 1 : 0
      const has = position.counts[index]! <= known || (first !== undefined && first.counts[index]! <= known + own)
      if (has)
        show(watcher, position, after, [...past, ...recent.filter(({ counts }) => counts[index]! > known)], paused)
      return has
    },
    dismiss(watcher, position) {
      const eye = watchers.get(watcher)
      watchers.delete(watcher)
      if (eye !== undefined && !hasWatchers(eye)) last[eye] = null
      count(position)
    },
    size: () => watchers.size,
    hasOwn: ({ room }) => watchers.keys().some(({ person }) => person === room.host || seatOf(room, person) !== null),
  }

  function moveOn(position: Position, eye: number): Difference {
    const before = last[eye]
    const after = glance(position, eyeAt(position, eye), before)
    last[eye] = after
    return difference(before?.seen, after.seen)
  }
}

const eyeAt = ({ room }: Position, eye: number) => (eye === room.chairs.length ? null : eye)
const mutes = (watcher: Watcher, { said }: Happening): boolean =>
  typeof said?.person === 'string' && watcher.mutes(said.person)
