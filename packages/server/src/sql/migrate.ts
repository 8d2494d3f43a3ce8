import { type Kysely, type Migration, Migrator } from 'kysely'
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

/** Brings the database up to date, one migration at a time; `before` is called ahead of each, unless all of it is new. */
export async function migrate<S>(
  db: Kysely<S>,
  more: { [name: string]: Migration } = {},
  before: (name: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...more }) } })
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
