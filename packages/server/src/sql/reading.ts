import { Kysely, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import { hasMigrations, refuseNewer } from './migrate.ts'
import { connectPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteLink } from './sqlite-link.ts'
import { newerThanUs } from './unusable.ts'

/** A database to be read: a SQLite file, or PostgreSQL by its address. `named` is what messages call it. */
export type DatabaseSource = { named: string } & ({ file: string } | { url: string })

/** A database that is open for reading alone. */
export interface Reading {
  db: Kysely<Schema>
  /** Begins a transaction in which all that is read is of one moment. */
  begin: string
  /** What the database itself finds wrong with its storage. */
  faults(db: Kysely<Schema>): Promise<string[]>
}

/** Opens a database without changing it; fails if it is none of ours or of a newer release. */
export async function openReading(source: DatabaseSource): Promise<Reading> {
  const reading = 'file' in source ? sqliteReading(source.file) : await postgresReading(source.url)
  const { named } = source
  try {
    if (!(await hasMigrations(reading.db))) throw new ConfigError(`${named}: is no database of Cloak & Crown`)
    await refuseNewer(reading.db)
    return reading
  } catch (error) {
    await reading.db.destroy()
    if (error instanceof ConfigError) throw error
    const reason = error instanceof Error ? error.message : 'cannot be read'
    throw newerThanUs(named, error) ?? new ConfigError(`${named}: ${reason}`)
  }
}

const sqliteReading = (path: string): Reading => ({
  db: new Kysely<Schema>({ dialect: sqliteDialect(sqliteLink(path, true)) }),
  begin: 'begin',
  async faults(db) {
    const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const { rows: keys } = await sql<{
      table: string
      rowid: number
      parent: string
    }>`pragma foreign_key_check`.execute(db)
    return [
      ...pages.map(row => row.integrity_check).filter(found => found !== 'ok'),
      ...keys.map(
        ({ table, rowid, parent }) => `row ${rowid} of ${table} refers to a row that ${parent} does not have`,
      ),
    ]
  },
})

async function postgresReading(url: string): Promise<Reading> {
  // A connection that breaks fails the query that runs on it.
  const { db } = await connectPostgres(url, () => {})
  return { db, begin: 'begin isolation level repeatable read read only', faults: async () => [] }
}
