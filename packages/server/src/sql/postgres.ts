import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { isForbidden, newerThanUs, unusableDatabase } from './unusable.ts'

export interface Postgres {
  db: Kysely<Schema>
  pool: pg.Pool
  url: string
}

/** Counts and times fit a number; everything else as the driver reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
}

/** Connects. Connections that break are replaced; what ran on them fails. */
export async function connectPostgres(url: string, onTrouble: (error: Error) => void): Promise<Postgres> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 })
  pool.on('error', onTrouble)
  // One that breaks while in use says so itself; unheard, it would end the process.
  pool.on('connect', client => void client.on('error', onTrouble))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    return { db, pool, url }
  } catch (error) {
    await db.destroy()
    throw unusableDatabase(error)
  }
}

/** Connects and brings the database up to date. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Postgres> {
  const postgres = await connectPostgres(url, onTrouble)
  try {
    await migrate(postgres.db)
    return postgres
  } catch (error) {
    await postgres.db.destroy()
    throw newerThanUs('DATABASE_URL', error) ?? (isForbidden(error) ? unusableDatabase(error) : error)
  }
}
