import type { Kysely, Migration } from 'kysely'

/** Passkeys, and the challenges that are waiting for an answer. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('people.id'))
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('key', 'text', c => c.notNull())
      .addColumn('counter', 'bigint', c => c.notNull())
      .addColumn('transports', 'text', c => c.notNull())
      .addColumn('made', 'bigint', c => c.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('passkeys_person').on('passkeys').columns(['person', 'made']).execute()
    await db.schema
      .createTable('challenges')
      .addColumn('challenge', 'text', c => c.primaryKey())
      .addColumn('person', 'text')
      .addColumn('until', 'bigint', c => c.notNull())
      .execute()
    await db.schema.createIndex('challenges_until').on('challenges').columns(['until']).execute()
  },
}
