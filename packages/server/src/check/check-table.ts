import { isDeepStrictEqual } from 'node:util'
import type { Status } from '@cloak/protocol'
import { seedOf } from '@cloak/record/node'
import type { Kept, Snapshot } from '../ports/journal.ts'
import { advance, BrokenJournal, gameOf } from '../tables/advance.ts'
import { begin } from '../tables/begin.ts'
import type { Line } from '../tables/line.ts'
import { forKeeping, type Position } from '../tables/room.ts'

/** All that the database has about one table. */
export interface StoredTable {
  id: string
  lines: readonly Kept[]
  snapshot: Snapshot | null
  index: { game: string; seats: number; status: Status } | null
}
/** Something that does not hold. */
export interface Fault {
  /** Null if it is about the database itself. */
  table: string | null
  /** Null if it is not about one line of the journal. */
  line: number | null
  reason: string
}

export const faultInText = ({ table, line, reason }: Fault): string =>
  `${table === null ? 'database' : `table ${table}${line === null ? '' : `, line ${line}`}`}: ${reason}`

/** Replays a table's journal with the real rules, and compares the snapshot and the index with what comes of it. */
export function checkTable({ id, lines, snapshot, index }: StoredTable, stamp: string): Fault[] {
  const fault = (line: number | null, reason: string): Fault => ({ table: id, line, reason })
  let position: Position | null = null
  for (const [i, { seq, line }] of lines.entries()) {
    if (seq !== i + 1) return [fault(i + 1, `the line is missing; the next one has the number ${seq}`)]
    try {
      position = followed(id, position, line)
    } catch (error) {
      return [fault(seq, reasonOf(error))]
    }
    if (snapshot?.seq === seq && snapshot.stamp === stamp && !isOf(position, snapshot))
      return [fault(seq, 'the snapshot taken after this line is not what the journal gives')]
  }
  if (!position) return [fault(null, 'the index names the table, but it has no journal')]
  if (snapshot && snapshot.seq > position.seq)
    return [
      fault(null, `the journal ends at line ${position.seq}, but a snapshot was taken after line ${snapshot.seq}`),
    ]
  return differences(position, index).map(reason => fault(null, reason))
}

function followed(id: string, position: Position | null, text: string): Position {
  const line = JSON.parse(text) as Line
  if (!position) {
    const first = begin(id, line)
    gameOf(first.room)
    return first
  }
  const { chairs, secret } = position.room
  if ('seat' in line && !chairs[line.seat]) throw new BrokenJournal(`there is no seat ${line.seat}`)
  const salts = chairs.map(({ salt }) => salt)
  if (line.kind === 'started' && line.seed !== seedOf(secret, salts))
    throw new BrokenJournal('the secret and the salts do not make the seed')
  advance(position, line)
  return position
}

/** The text of a line stays out of it: it may hold an answer or a seed. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'the line is not valid JSON'
  if (error instanceof BrokenJournal) return error.message
  return `the rules fail: ${error instanceof Error ? error.message : 'no reason given'}`
}

function isOf(position: Position, { body }: Snapshot): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(forKeeping(position))), JSON.parse(body))
  } catch {
    return false
  }
}

function differences({ room }: Position, index: StoredTable['index']): string[] {
  if (!index) return ['the index does not name the table']
  const is = { game: room.game, seats: room.chairs.length, status: room.status }
  return (['game', 'seats', 'status'] as const)
    .filter(field => is[field] !== index[field])
    .map(field => `by the journal its ${field} is ${is[field]}, by the index ${index[field]}`)
}
