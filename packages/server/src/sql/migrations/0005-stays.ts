import { type Kysely, type Migration, sql } from 'kysely'

/** Until when a public table stays in the list; until now it was a day, whoever was there. */
export const stays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('stays', 'bigint', c => c.notNull().defaultTo(0))
      .execute()
    await sql`update tables set stays = opened + 86400000`.execute(db)
  },
}
