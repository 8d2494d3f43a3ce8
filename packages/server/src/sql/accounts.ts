import type { Kysely } from 'kysely'
import type { Accounts, Person } from '../ports/accounts.ts'
import type { Schema } from './schema.ts'

const personOf = ({ id, name, bot, login }: Omit<Schema['people'], 'password'>): Person => ({
  id,
  name,
  bot: bot === 1,
  login,
})
const FACE = ['people.id', 'people.name', 'people.bot', 'people.login'] as const

/** By the code that SQLite and PostgreSQL have for what must be unique and would not be. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 2067 || error.code === '23505')

export const sqlAccounts = (db: Kysely<Schema>): Accounts => ({
  async add({ id, name, bot, login }, hash) {
    await db.transaction().execute(async all => {
      await all
        .insertInto('people')
        .values({ id, name, bot: bot ? 1 : 0, login, password: null })
        .execute()
      await all.insertInto('sessions').values({ hash, person: id }).execute()
    })
  },
  async byToken(hash) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(FACE)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return row ? personOf(row) : null
  },
  async byLogin(login) {
    const row = await db
      .selectFrom('people')
      .select([...FACE, 'password'])
      .where('login', '=', login)
      .executeTakeFirst()
    return row?.password ? { person: personOf(row), password: row.password } : null
  },
  async byId(id) {
    const row = await db.selectFrom('people').select(FACE).where('id', '=', id).executeTakeFirst()
    return row ? personOf(row) : null
  },
  async rename(id, name) {
    await db.updateTable('people').set({ name }).where('id', '=', id).execute()
  },
  async claim(id, login, password) {
    try {
      const { numUpdatedRows } = await db
        .updateTable('people')
        .set({ login, password })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    } catch (error) {
      // That no login is given twice is the database's to see to, however many ask at once and wherever.
      if (isTaken(error)) return false
      throw error
    }
  },
  async admit(person, hash) {
    await db.insertInto('sessions').values({ hash, person }).execute()
  },
  async forget(hash) {
    await db.deleteFrom('sessions').where('hash', '=', hash).execute()
  },
  async mute(person, other, on) {
    if (on)
      await db
        .insertInto('mutes')
        .values({ person, other })
        .onConflict(c => c.doNothing())
        .execute()
    else await db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute()
  },
  async muted(person) {
    const rows = await db.selectFrom('mutes').select('other').where('person', '=', person).execute()
    return rows.map(({ other }) => other)
  },
})
