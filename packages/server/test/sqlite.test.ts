import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Migration } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStores, type Stores } from '../src/sql/database.ts'
import { migrate } from '../src/sql/migrate.ts'
import { openSqlite } from '../src/sql/sqlite.ts'
import { portSuite } from './support/ports.ts'

const dir = mkdtempSync(join(tmpdir(), 'cloak-sqlite-'))
let stores: Stores
beforeAll(async () => void (stores = await openStores({ databaseUrl: null, dataDir: dir }, () => {})))
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

portSuite('SQLite', () => stores)

test('the file is written ahead and flushed at every commit', () => {
  const file = new DatabaseSync(join(dir, 'cloak.sqlite'))
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  file.close()
})

test('a folder made for it is open to nobody else on the machine', async () => {
  const folder = join(dir, 'made')
  const own = await openStores({ databaseUrl: null, dataDir: folder }, () => {})
  await own.close()
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('only its owner can read the file and what lies beside it, also if it was open to others', async () => {
  const folder = mkdtempSync(join(dir, 'private-'))
  const modes = (): (string | number)[][] =>
    readdirSync(folder).map(name => [name, statSync(join(folder, name)).mode & 0o777])
  const all = ['cloak.sqlite', 'cloak.sqlite-shm', 'cloak.sqlite-wal'].map(name => [name, 0o600])
  const first = await openStores({ databaseUrl: null, dataDir: folder }, () => {})
  expect(modes()).toEqual(all)
  await first.close()
  chmodSync(join(folder, 'cloak.sqlite'), 0o644)
  const second = await openStores({ databaseUrl: null, dataDir: folder }, () => {})
  expect(modes()).toEqual(all)
  await second.close()
})

test('a database of a newer release is refused, and not touched', async () => {
  const path = join(mkdtempSync(join(dir, 'newer-')), 'x.sqlite')
  const later: Migration = { up: async db => db.schema.createTable('more').addColumn('x', 'integer').execute() }
  const newer = await openSqlite(path, { '9999-more': later })
  await newer.db.destroy()
  await expect(openSqlite(path)).rejects.toThrow(
    /^DATA_DIR: the database is of a newer release: it has the migration 9999-more, and the newest known here is \d{4}-\w+$/,
  )
  const again = await openSqlite(path, { '9999-more': later })
  await again.db.destroy()
})

test('closed, it is one file', async () => {
  const folder = mkdtempSync(join(dir, 'close-'))
  const own = await openStores({ databaseUrl: null, dataDir: folder }, () => {})
  await own.journal.append('t', 1, 'x')
  await own.close()
  expect(readdirSync(folder)).toEqual(['cloak.sqlite'])
  await expect(own.journal.append('t', 2, 'y')).rejects.toThrow('closed')
})

test('a migration is run once, after a copy of the file was laid beside it; a new file needs none', async () => {
  const folder = mkdtempSync(join(dir, 'migrate-'))
  const path = join(folder, 'x.sqlite')
  const opened = await openSqlite(path)
  await opened.link.query(`insert into people (id, name, bot) values ('a', 'A', 0)`, [])
  expect(readdirSync(folder).filter(name => name.startsWith('before-'))).toEqual([])
  const later: Migration = { up: async db => db.schema.createTable('more').addColumn('x', 'integer').execute() }
  await opened.db.destroy()
  const again = await openSqlite(path, { '9999-more': later })
  const copies = readdirSync(folder).filter(name => name.startsWith('before-9999-more'))
  expect(copies).toHaveLength(1)
  expect(statSync(join(folder, copies[0]!)).mode & 0o777).toBe(0o600)
  const copy = new DatabaseSync(join(folder, copies[0]!))
  expect(copy.prepare('select name from people').all()).toEqual([{ name: 'A' }])
  expect(copy.prepare(`select name from sqlite_schema where name = 'more'`).all()).toEqual([])
  copy.close()
  expect(await migrate(again.db, { '9999-more': later })).toEqual([])
  await again.db.destroy()
})

test('changes are made all together or not at all', async () => {
  const { db, link } = await openSqlite(join(mkdtempSync(join(dir, 'change-')), 'x.sqlite'))
  const come = (id: string) => {
    const insert = db.insertInto('people').values({ id, name: id, bot: 0, login: null, password: null })
    return { query: insert.onConflict(c => c.doNothing()).compile(), rows: 1 }
  }
  expect(await link.change([come('a')])).toBe(true)
  expect(await link.change([come('b'), come('a'), come('c')])).toBe(false)
  expect(await link.change([come('d'), come('e')])).toBe(true)
  const people = await db.selectFrom('people').select('id').orderBy('id').execute()
  expect(people.map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  await expect(link.change([{ query: { sql: 'nonsense', parameters: [] }, rows: 1 }])).rejects.toThrow('syntax')
  expect(await link.change([come('f')])).toBe(true)
  await db.destroy()
})

test('the file is free while the ratings of a game are reckoned', async () => {
  const other = new DatabaseSync(join(dir, 'cloak.sqlite'), { timeout: 0 })
  const outcome = { table: 'free', seat: 0, who: 'free', game: 'fg', place: 1, score: 1, of: 1, ended: 1 }
  const rate = () => {
    other.exec('begin immediate; commit')
    return [{ who: 'free', game: 'fg', mu: 26, sigma: 8, games: 1 }]
  }
  expect(await stores.records.finish([outcome], rate)).toBe(true)
  expect((await stores.records.skills({ game: 'fg' })).map(({ mu }) => mu)).toEqual([26])
  other.close()
})
