import type { Kysely } from 'kysely'
import type { Journal } from '../ports/journal.ts'
import type { Schema } from './schema.ts'

/** What is the same on both databases. */
export const readingJournal = (db: Kysely<Schema>): Omit<Journal, 'append'> => ({
  read: (table, after) =>
    db
      .selectFrom('journal')
      .select(['seq', 'line'])
      .where('table', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute(),
  async keep(table, snapshot) {
    await db
      .insertInto('snapshots')
      .values({ table, ...snapshot })
      .onConflict(c => c.column('table').doUpdateSet(snapshot))
      .execute()
  },
  async kept(table) {
    const row = await db
      .selectFrom('snapshots')
      .select(['seq', 'stamp', 'body'])
      .where('table', '=', table)
      .executeTakeFirst()
    return row ?? null
  },
})
