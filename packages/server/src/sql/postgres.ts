import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { isForbidden, unusableDatabase } from './unusable.ts'

export interface Postgres {
  db: Kysely<Schema>
  pool: pg.Pool
  url: string
}

/** Counts and times fit a number; everything else as the driver reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
}

/** Connects and brings the database up to date. Connections that break are replaced; what ran on them fails. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Postgres> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 })
  pool.on('error', onTrouble)
  // One that breaks while in use says so itself; unheard, it would end the process.
  pool.on('connect', client => void client.on('error', onTrouble))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await reach(db)
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw isForbidden(error) ? unusableDatabase(error) : error
  }
  return { db, pool, url }
}

const reach = (db: Kysely<Schema>): Promise<unknown> =>
  sql`select 1`.execute(db).catch((error: unknown) => {
    throw unusableDatabase(error)
  })
