import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { begin } from './migrations/0001-begin.ts'
import { players } from './migrations/0002-players.ts'
import { passkeys } from './migrations/0003-passkeys.ts'
import { rated } from './migrations/0004-rated.ts'
import { stays } from './migrations/0005-stays.ts'

/** In order, forward only; a new one is added at the end and never changed once released. */
const migrations: { [name: string]: Migration } = {
  '0001-begin': begin,
  '0002-players': players,
  '0003-passkeys': passkeys,
  '0004-rated': rated,
  '0005-stays': stays,
}

/** Where the migrator writes down which migrations were run. */
const DONE = DEFAULT_MIGRATION_TABLE

/** The database was migrated by a newer release: older code must not write to it. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** Brings the database up to date, one migration at a time; `before` is called ahead of each, unless all of it is new. */
export async function migrate<S>(
  db: Kysely<S>,
  more: { [name: string]: Migration } = {},
  before: (name: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const known = { ...migrations, ...more }
  await refuseNewer(db, Object.keys(known))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const all = await migrator.getMigrations()
  const isNew = all.every(({ executedAt }) => !executedAt)
  const done: string[] = []
  for (const { name, executedAt } of all) {
    if (executedAt) continue
    if (!isNew) await before(name)
    const { error, results } = await migrator.migrateTo(name)
    if (error) throw error instanceof Error ? error : new Error(`migration ${name} failed`)
    if (results?.some(each => each.status === 'Success')) done.push(name)
  }
  return done
}

/** Fails if the database has a migration that this release does not know. */
export async function refuseNewer<S>(db: Kysely<S>, known = Object.keys(migrations)): Promise<void> {
  const unknown = (await migrationsDone(db)).findLast(name => !known.includes(name))
  if (unknown === undefined) return
  const newest = known.toSorted().at(-1)
  throw new NewerDatabase(
    `the database is of a newer release: it has the migration ${unknown}, and the newest known here is ${newest}`,
  )
}

/** Has any migration been run on this database? */
export const hasMigrations = async <S>(db: Kysely<S>): Promise<boolean> => (await migrationsDone(db)).length > 0

/** The migrations that were run on this database, in order; none if it is new. */
async function migrationsDone<S>(db: Kysely<S>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)} order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/** By PostgreSQL's code; SQLite has none for it but its words. */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '42P01') || error.message.startsWith('no such table'))
