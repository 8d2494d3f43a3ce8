import type { Kysely, Migration } from 'kysely'

/** Who has to do with which table, so that people find their own. */
export const players: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('players')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('table', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('players_key', ['person', 'table'])
      .execute()
    await db.schema.createIndex('players_table').on('players').columns(['table']).execute()
  },
}
