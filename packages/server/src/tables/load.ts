import { setImmediate as breath } from 'node:timers/promises'
import type { Journal } from '../ports/journal.ts'
import { advance, type Happening } from './advance.ts'
import { begin } from './begin.ts'
import type { Line } from './line.ts'
import { fromKept, type Position } from './room.ts'

/** A table, and what kept its journal from being followed any further; null if nothing did. */
export interface Loaded {
  position: Position
  fault: unknown
}
/**
 * A table as its journal leaves it, from the last snapshot if it is of this code; null if there is no such table. Where a line
 * cannot be followed it is as it was before that line.
 */
export async function load(journal: Journal, id: string, stamp: string): Promise<Loaded | null> {
  const snapshot = await journal.kept(id)
  let position =
    snapshot?.stamp === stamp ? fromKept(JSON.parse(snapshot.body) as Parameters<typeof fromKept>[0]) : null
  for (const { line } of await journal.read(id, position?.seq ?? 0)) {
    try {
      const read = JSON.parse(line) as Line
      if (position) advance(position, read)
      else position = begin(id, read)
    } catch (fault) {
      if (!position) throw fault
      return { position, fault }
    }
  }
  return position && { position, fault: null }
}

/** So many lines are followed before others are let in between. */
const STRETCH = 50

/** Everything that has happened at a table, from the first line on. */
export async function history(
  journal: Journal,
  id: string,
  until: number,
  each: (happening: Happening, position: Position, line: Line) => void,
): Promise<void> {
  let position: Position | null = null
  for (const { seq, line } of await journal.read(id, 0)) {
    if (seq > until) return
    if (seq % STRETCH === 0) await breath()
    const read = JSON.parse(line) as Line
    if (!position) {
      position = begin(id, read)
      each({ told: [], only: null, about: true, counts: position.counts.slice() }, position, read)
    } else each(advance(position, read), position, read)
  }
}
