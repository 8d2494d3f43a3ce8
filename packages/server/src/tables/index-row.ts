import type { IndexRow } from '../ports/journal.ts'
import { advance, type Step } from './advance.ts'
import { type Downtime, dueAt } from './clock.ts'
import type { Line } from './line.ts'
import { staysUntil } from './listing.ts'
import { isFree, isRated, type Position, type Room } from './room.ts'

/** What must be found without reading the journal, once `line` is written; undefined if that stays as it is. */
export function indexAfter(
  position: Position,
  line: Line,
  step: Step | undefined,
  downs: readonly Downtime[],
): IndexRow | undefined {
  const { room } = position
  switch (line.kind) {
    case 'said':
    case 'claimed':
    case 'salted':
    case 'silenced':
    case 'rematched':
      return undefined
    case 'entered': {
      const isOver = step?.state.script.length === 0
      if (isOver) return indexRow({ ...room, status: 'over' }, line.time, downs)
      if (room.clock.kind !== 'days') return undefined
      // While others are still to answer, the question is as old as it was.
      const isOpenStill = step?.state.at === position.course?.state.at
      return indexRow(isOpenStill ? room : { ...room, since: line.time }, line.time, downs)
    }
    case 'opened':
      return indexRow(room, line.time, downs)
    default: {
      const after = structuredClone(position)
      advance(after, line)
      return indexRow(after.room, line.time, downs)
    }
  }
}

const indexRow = (room: Room, now: number, downs: readonly Downtime[]): IndexRow => ({
  id: room.id,
  game: room.game,
  host: room.host,
  listed: room.listed,
  status: room.status,
  seats: room.chairs.length,
  taken: room.chairs.filter(chair => !isFree(chair)).length,
  opened: room.opened,
  rated: isRated(room),
  people: [...new Set([room.host, ...room.chairs.flatMap(({ person }) => person ?? [])])],
  wakes: room.status === 'playing' ? wakes(room, downs) : null,
  stays: staysUntil(room, now),
})

/** A live clock needs somebody to mind it all the time; one of days when the time is up. */
const wakes = (room: Room, downs: readonly Downtime[]): number | null =>
  room.clock.kind === 'live' ? 0 : dueAt(room, 0, false, downs)
