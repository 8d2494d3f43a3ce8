import type { Kysely } from 'kysely'
import type { Uptime } from '../ports/records.ts'
import type { Schema } from './schema.ts'

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
  downtimes: since => db.selectFrom('downtimes').selectAll().where('until', '>', since).orderBy('since').execute(),
})
