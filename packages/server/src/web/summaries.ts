import { setTimeout as pause } from 'node:timers/promises'
import { Id } from '@cloak/protocol'
import type { Records, TableSummary } from '../ports/records.ts'

/** A summary is good for so long, in milliseconds. */
const GOOD_FOR = 5000
const MOST_KEPT = 1000
/** Database queries under way at once; a request beyond that goes without. */
const MOST_ASKED = 32
/** A page does not wait longer than this for the database, in milliseconds. */
const PATIENCE = 500

export interface Timing {
  now(): number
  /** Resolves when a query has taken too long. */
  late(): Promise<unknown>
}
const TIMING: Timing = { now: () => performance.now(), late: () => pause(PATIENCE, null, { ref: false }) }

/**
 * Looks tables up for their link previews, out of the index alone: no table is loaded. It never throws: when the database is
 * slow, away or asked too much, a table counts as unknown.
 */
export function summaries(
  records: Pick<Records, 'summary'>,
  { now, late }: Timing = TIMING,
): (table: string) => Promise<TableSummary | null> {
  const kept = new Map<string, { until: number; summary: Promise<TableSummary | null> }>()
  let asked = 0

  function ask(table: string): Promise<TableSummary | null> {
    asked++
    const summary = records.summary(table).finally(() => asked--)
    kept.set(table, { until: now() + GOOD_FOR, summary })
    summary.catch(() => kept.delete(table))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return summary
  }
  return async table => {
    if (!Id.safeParse(table).success) return null
    const found = kept.get(table)
    if (found && found.until > now()) return Promise.race([found.summary.catch(() => null), late().then(() => null)])
    kept.delete(table)
    if (asked >= MOST_ASKED) return null
    return Promise.race([ask(table).catch(() => null), late().then(() => null)])
  }
}
