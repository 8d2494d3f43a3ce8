import { awaited, canonical } from '@cloak/kernel'
import { advance, gameOf } from '../../src/tables/advance.ts'
import { begin } from '../../src/tables/begin.ts'
import { seenBy } from '../../src/tables/eyes.ts'
import type { Line } from '../../src/tables/line.ts'
import type { Position } from '../../src/tables/room.ts'
import type { Robot } from './robot.ts'

/** The lines of a table after that one, straight from the database. */
export type LinesOf = (table: string, after: number) => Promise<string[]>

/** How a table stands by its journal, whatever any server thinks; and how much each pair of eyes ought to know of it. */
export interface Mark {
  readonly position: Position
  readonly over: boolean
  /** By seat, and the last for those who look on: how much was told, and what is seen now. */
  readonly eyes: readonly { n: number; seen: string }[]
}
/** Follows journals as they grow. */
export function journals(linesOf: LinesOf): (table: string) => Promise<Mark> {
  const positions = new Map<string, Position>()
  return async table => {
    let position = positions.get(table) ?? null
    for (const line of await linesOf(table, position?.seq ?? 0)) {
      const read = JSON.parse(line) as Line
      if (position) advance(position, read)
      else positions.set(table, (position = begin(table, read)))
    }
    const now = position!
    const eyes = now.counts.map((n, eye) => {
      const at = eye === now.room.chairs.length ? null : eye
      return { n, seen: canonical(seenBy(now, at)) }
    })
    return { position: now, over: now.room.status === 'over', eyes }
  }
}

/** What a robot ought to have been shown by now, and was not; null if it was. Whoever knows more is ahead of the mark. */
export function missing(robot: Robot, eye: number, { over, eyes }: Mark): string | null {
  if (over || robot.over) return robot.over ? null : 'has not been shown the end'
  const { shown } = robot
  if (!shown) return 'has no connection'
  const { n, seen } = eyes[eye]!
  if (shown.n < n) return `has been shown ${shown.n} of ${n}`
  return shown.n === n && canonical(shown.seen) !== seen ? 'does not see what is there' : null
}

/** Where a table stands, in a line for whoever wonders why. */
export function inWords({ position: { seq, room, course } }: Mark): string {
  const waiting = course ? awaited(gameOf(room), course.state) : []
  return `table ${room.id}, ${room.status}, line ${seq}, question ${course?.state.at} to ${waiting.join()}`
}
