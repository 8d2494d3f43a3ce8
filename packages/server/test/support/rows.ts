import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** All that people, tables and games have left in a database. When nodes were up is the clock's doing, and not here. */
const KEPT = [
  'journal',
  'tables',
  'players',
  'snapshots',
  'people',
  'sessions',
  'mutes',
  'passkeys',
  'challenges',
  'outcomes',
  'skills',
]

/** The rows of each table, written out and in order. */
export interface Rows {
  [table: string]: string[]
}
const written = (rows: readonly object[]): string[] => rows.map(row => JSON.stringify(row)).sort()

export function sqliteRows(dir: string): Rows {
  const file = new DatabaseSync(join(dir, 'cloak.sqlite'), { readOnly: true })
  const rows = KEPT.map(table => [table, written(file.prepare(`select * from "${table}"`).all())])
  file.close()
  return Object.fromEntries(rows) as Rows
}

export async function postgresRows(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: Rows = {}
  for (const table of KEPT) found[table] = written((await client.query<object>(`select * from "${table}"`)).rows)
  await client.end()
  return found
}
