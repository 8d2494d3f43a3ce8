import type { Kysely, Migration } from 'kysely'

/** Which tables count for ratings; until now all did. */
export const rated: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('rated', 'integer', c => c.notNull().defaultTo(1))
      .execute()
  },
}
