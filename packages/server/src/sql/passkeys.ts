import type { Kysely } from 'kysely'
import type { KeptPasskey, Passkeys } from '../ports/passkeys.ts'
import type { Schema } from './schema.ts'

const keptOf = (row: Schema['passkeys']): KeptPasskey => ({
  ...row,
  transports: JSON.parse(row.transports) as string[],
})

export const sqlPasskeys = (db: Kysely<Schema>): Passkeys => ({
  async challenge(challenge, person, now, until) {
    await db.deleteFrom('challenges').where('until', '<=', now).execute()
    await db.insertInto('challenges').values({ challenge, person, until }).execute()
  },
  async take(challenge, person, now) {
    // One statement: of two that take the same challenge one finds it.
    const taken = await db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .returning(['person', 'until'])
      .executeTakeFirst()
    return taken !== undefined && taken.person === person && taken.until > now
  },
  async add(passkey) {
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('passkeys')
      .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
      .onConflict(c => c.doNothing())
      .executeTakeFirst()
    return added === 1n
  },
  async byId(id) {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? keptOf(row) : null
  },
  async of(person) {
    const rows = await db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('made').execute()
    return rows.map(keptOf)
  },
  async use(id, before, counter, used) {
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter, used })
      .where('id', '=', id)
      .where('counter', '=', before)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
  async rename(person, id, name) {
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
  async remove(person, id) {
    const { numDeletedRows } = await db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
