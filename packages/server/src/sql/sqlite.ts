import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, type Migration } from 'kysely'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { type SqliteLink, sqliteLink } from './sqlite-link.ts'

export interface Sqlite {
  db: Kysely<Schema>
  link: SqliteLink
}

/** Opens the file, making it if need be, and brings it up to date; it is copied beside itself before every migration. */
export async function openSqlite(path: string, more: { [name: string]: Migration } = {}): Promise<Sqlite> {
  // Games in play lie open in it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const link = sqliteLink(path)
  const db = new Kysely<Schema>({ dialect: sqliteDialect(link) })
  await migrate(db, more, async name => {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    await link.query('vacuum into ?', [join(dirname(path), `before-${name}-${stamp}.sqlite`)])
  })
  return { db, link }
}
