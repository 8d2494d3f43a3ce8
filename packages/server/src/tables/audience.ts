import type { Seat } from '@cloak/kernel'
import type { About, Happened } from '@cloak/protocol'
import type { Watcher } from '../ports/notices.ts'
import type { Happening } from './advance.ts'
import type { Downtime } from './clock.ts'
import { happenedTo, nowFor } from './eyes.ts'
import { aboutOf, eyeIndex, type Position, seatOf } from './room.ts'

/** As many happenings are kept at hand as a short loss of connection may miss. */
const KEPT = 64

/** Those who look at one table, and what they are told. */
export interface Audience {
  /** Tells everybody what has just happened. */
  tell(position: Position, happening: Happening, paused: boolean): void
  /** Tells everybody how the table is, though nothing has happened in it. */
  refresh(position: Position, paused: boolean): void
  /** Lets somebody look on from now; false if what they missed is no longer at hand. */
  admit(watcher: Watcher, position: Position, after: number, paused: boolean): boolean
  /** The same, with everything that ever happened. */
  admitTo(watcher: Watcher, position: Position, after: number, all: readonly Happening[], paused: boolean): void
  dismiss(watcher: Watcher): void
  size(): number
}

export function audience(now: () => number, downs: () => readonly Downtime[]): Audience {
  const watchers = new Set<Watcher>()
  const recent: Happening[] = []

  const text = (position: Position, at: Seat | null, told: Happened[], about?: About): string =>
    JSON.stringify(nowFor(position, at, told, about, now(), downs()))

  function admitTo(
    watcher: Watcher,
    position: Position,
    after: number,
    all: readonly Happening[],
    paused: boolean,
  ): void {
    const at = seatOf(position.room, watcher.person)
    const told = all
      .filter(({ counts }) => counts[eyeIndex(position.room, at)]! > after)
      .flatMap(each => happenedTo(position.room, each, at, mutes(watcher, each)) ?? [])
    watchers.add(watcher)
    watcher.send(text(position, at, told, aboutOf(position.room, paused)))
  }

  return {
    tell(position, happening, paused) {
      if (recent.push(happening) > KEPT) recent.shift()
      if (watchers.size === 0) return
      const { room } = position
      const about = happening.about ? aboutOf(room, paused) : undefined
      const written = new Map<string, string>()
      for (const watcher of watchers) {
        const at = seatOf(room, watcher.person)
        const mute = mutes(watcher, happening)
        const key = `${at} ${mute}`
        let notice = written.get(key)
        if (notice === undefined) {
          const happened = happenedTo(room, happening, at, mute)
          notice = happened ? text(position, at, [happened], about) : ''
          written.set(key, notice)
        }
        if (notice !== '') watcher.send(notice)
      }
    },
    refresh(position, paused) {
      for (const watcher of watchers)
        watcher.send(text(position, seatOf(position.room, watcher.person), [], aboutOf(position.room, paused)))
    },
    admit(watcher, position, after, paused) {
      const index = eyeIndex(position.room, seatOf(position.room, watcher.person))
      const [first] = recent
      const has = position.counts[index]! <= after || (first !== undefined && first.counts[index]! <= after + 1)
      if (has) admitTo(watcher, position, after, recent, paused)
      return has
    },
    admitTo,
    dismiss: watcher => void watchers.delete(watcher),
    size: () => watchers.size,
  }
}

const mutes = (watcher: Watcher, { said }: Happening): boolean =>
  typeof said?.person === 'string' && watcher.mutes(said.person)
