import { dirname, join } from 'node:path'
import { Kysely, type Migration } from 'kysely'
import { ConfigError } from '../config.ts'
import { prepareFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { createPrivate, keepPrivate } from './private-file.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { type SqliteLink, sqliteLink } from './sqlite-link.ts'
import { newerThanUs, unusableFolder } from './unusable.ts'

export interface Sqlite {
  db: Kysely<Schema>
  link: SqliteLink
}

/** Opens the file, making it if need be, and brings it up to date; it is copied beside itself before every migration. */
export async function openSqlite(path: string, more: { [name: string]: Migration } = {}): Promise<Sqlite> {
  const link = await opened(path).catch((error: unknown) => {
    throw error instanceof ConfigError ? error : unusableFolder(error)
  })
  const db = new Kysely<Schema>({ dialect: sqliteDialect(link) })
  try {
    await migrate(db, more, async name => {
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const copy = join(dirname(path), `before-${name}-${stamp}.sqlite`)
      createPrivate(copy)
      await link.query('vacuum into ?', [copy])
    })
  } catch (error) {
    await db.destroy()
    throw newerThanUs('DATA_DIR', error) ?? error
  }
  return { db, link }
}

/** The file, made if need be; it can be written. */
async function opened(path: string): Promise<SqliteLink> {
  prepareFolder(dirname(path))
  keepPrivate(path)
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
