import type { AnyTypes } from '@cloak/games'
import { awaited, hear, type Seat, see, type Seen } from '@cloak/kernel'
import type { About, Clocks, Difference, Happened, NoticeOf, Said } from '@cloak/protocol'
import { gameOf, type Happening } from './advance.ts'
import { type Downtime, dueAt } from './clock.ts'
import { isCovert } from './covert.ts'
import { eyeIndex, type Position, type Room } from './room.ts'

/** One happening as a pair of eyes may know it; null if it must not notice. What was said is left out for those who mute. */
export function happenedTo(
  room: Room,
  { told, said, only, counts }: Happening,
  at: Seat | null,
  mute = false,
): Happened | null {
  if (only !== null && only !== at) return null
  const heard = told.map(each => hear(each, { at }))
  const n = counts[eyeIndex(room, at)]!
  if (said && !mute) return heard.length > 0 ? { n, heard, said: saidOf(said) } : { n, said: saidOf(said) }
  return heard.length > 0 ? { n, heard } : { n }
}
/** Talk as it is shown: named field by field, as everything that leaves. */
export const saidOf = ({ seat, name, time, text, claim }: NonNullable<Happening['said']>): Said => ({
  seat,
  name,
  time,
  ...(text !== undefined && { text }),
  ...(claim !== undefined && { claim }),
})

/** All that a pair of eyes may know of the game; null until it begins. */
export type SeenByEye = Seen<object> | null
export const seenBy = (position: Position, at: Seat | null): SeenByEye => glance(position, at).seen

/** What a pair of eyes saw, and of which table. */
export interface Glance {
  readonly seen: Seen<AnyTypes['view']> | null
  readonly table: AnyTypes['table'] | null
}
/** After `last`, the same eyes' own: what looks as it did is shared with it, and is then not compared. */
export function glance({ room, course }: Position, at: Seat | null, last?: Glance | null): Glance {
  if (!course) return { seen: null, table: null }
  const { state, asked } = course
  const before = last?.seen && last.table ? { table: last.table, view: last.seen.view } : undefined
  return { seen: see(gameOf(room), state, { at }, asked, before), table: state.table }
}

/** How the table is for a pair of eyes. Of the game it holds what `hear` gives and a change of what `see` gives, nothing else. */
export function nowFor(
  position: Position,
  at: Seat | null,
  told: Happened[],
  change: Difference,
  about: About | undefined,
  now: number,
  downs: readonly Downtime[],
): NoticeOf<'now'> {
  const { room, counts } = position
  const [table, n] = [room.id, counts[eyeIndex(room, at)]!]
  const clocks = clocksFor(position, at, now, downs)
  return about
    ? { kind: 'now', table, n, seat: at, told, about, change, clocks }
    : { kind: 'now', table, n, seat: at, told, change, clocks }
}

/** The clocks as a pair of eyes may see them: of a covert question nobody learns whose clock runs, but for the own. */
function clocksFor(
  { room, course }: Position,
  at: Seat | null,
  now: number,
  downs: readonly Downtime[],
): Clocks | null {
  if (room.clock.kind === 'none' || !course || room.status !== 'playing') return null
  const game = gameOf(room)
  const covert = isCovert(game, course.state)
  const waiting = awaited(game, course.state)
  const shown = at !== null && waiting.includes(at) ? [at] : covert ? [] : waiting
  const dues = shown.flatMap(seat => dueAt(room, seat, covert, downs) ?? [])
  return { bank: room.bank, due: dues.length > 0 ? Math.min(...dues) : null, now }
}
