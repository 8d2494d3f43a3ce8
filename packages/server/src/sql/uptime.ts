import type { Kysely } from 'kysely'
import type { Uptime } from '../ports/records.ts'
import type { Schema } from './schema.ts'

type Downtime = Schema['downtimes']

/** A node that has not been heard of for so long is taken for dead. */
const SILENCE = 15_000

export const sqlUptime = (db: Kysely<Schema>): Uptime => ({
  async beat(id, beat) {
    await db
      .insertInto('nodes')
      .values({ id, beat })
      .onConflict(c => c.column('id').doUpdateSet({ beat }))
      .execute()
  },
  async wake(now) {
    const row = await db
      .selectFrom('nodes')
      .select(n => n.fn.max('beat').as('last'))
      .executeTakeFirst()
    const last = row?.last
    if (typeof last === 'number' && last < now - SILENCE / 3)
      await db.insertInto('downtimes').values({ since: last, until: now }).execute()
    await db
      .deleteFrom('nodes')
      .where('beat', '<', now - SILENCE)
      .execute()
  },
  async downtimes(since) {
    const rows = await db.selectFrom('downtimes').selectAll().where('until', '>', since).orderBy('since').execute()
    return apart(rows)
  },
})

/** Nodes that start together all write down the time before: it counts once. */
function apart(sorted: readonly Downtime[]): Downtime[] {
  const out: Downtime[] = []
  for (const { since, until } of sorted) {
    const last = out.at(-1)
    if (last && since <= last.until) last.until = Math.max(last.until, until)
    else out.push({ since, until })
  }
  return out
}
