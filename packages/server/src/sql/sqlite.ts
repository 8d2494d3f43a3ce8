import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type Migration, SqliteDialect } from 'kysely'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

export interface Sqlite {
  db: Kysely<Schema>
  file: DatabaseSync
}

/** Opens the file, making it if need be, and brings it up to date; it is copied beside itself before every migration. */
export async function openSqlite(path: string, more: { [name: string]: Migration } = {}): Promise<Sqlite> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path)
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on',
  )
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: kyselyFace(file) }) })
  await migrate(db, more, name => {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    file.prepare('vacuum into ?').run(join(dirname(path), `before-${name}-${stamp}.sqlite`))
  })
  return { db, file }
}

/** The subset of a driver that Kysely asks for. */
const kyselyFace = (file: DatabaseSync) => ({
  close: () => file.close(),
  prepare(text: string) {
    const statement = file.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    }
  },
})
