import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, type Migration } from 'kysely'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { type SqliteLink, sqliteLink } from './sqlite-link.ts'
import { unusableFolder } from './unusable.ts'

export interface Sqlite {
  db: Kysely<Schema>
  link: SqliteLink
}

/** Opens the file, making it if need be, and brings it up to date; it is copied beside itself before every migration. */
export async function openSqlite(path: string, more: { [name: string]: Migration } = {}): Promise<Sqlite> {
  const link = await opened(path).catch((error: unknown) => {
    throw unusableFolder(error)
  })
  const db = new Kysely<Schema>({ dialect: sqliteDialect(link) })
  await migrate(db, more, async name => {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    await link.query('vacuum into ?', [join(dirname(path), `before-${name}-${stamp}.sqlite`)])
  })
  return { db, link }
}

/** The file, made if need be; it can be written. */
async function opened(path: string): Promise<SqliteLink> {
  // Games in play lie open in it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const link = sqliteLink(path)
  try {
    // That a file may only be read is not found out before something is written, if only what it says already.
    await link.query('pragma user_version = 0', [])
    return link
  } catch (error) {
    await link.close()
    throw error
  }
}
