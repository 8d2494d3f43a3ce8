import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Rng } from '@cloak/kernel'
import { backup } from '@cloak/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, connect, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

let server: Served
let folder: string
beforeAll(async () => {
  server = await served()
  folder = mkdtempSync(join(tmpdir(), 'cloak-backup-'))
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

test('a copy taken while a game is played is whole, and the game goes on in it', async () => {
  const clients = await people(server.address, 2)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  const begun = clients.map((client, i) => plays(client, table, Rng.from(`backup ${i}`)))
  await clients[0]!.send({ kind: 'start', table })
  await clients[0]!.until(({ seen }) => (seen?.at ?? 0) > 10)
  const data = join(folder, 'data')
  mkdirSync(data)
  const bytes = backup(server.dir, join(data, 'cloak.sqlite'))
  expect(statSync(join(data, 'cloak.sqlite')).size).toBe(bytes)
  await Promise.all(begun)

  const second = await served({}, data)
  const again = await Promise.all(clients.map(({ who }) => connect(second.address, who)))
  const playing = again.map((client, i) => plays(client, table, Rng.from(`again ${i}`)))
  for (const client of again) await client.send({ kind: 'watch', table })
  await Promise.all(playing)
  expect((await ask(second.address, 'GET', `/api/tables/${table}/file`)).status).toBe(200)
  await second.stop()
})

test('only the owner can read a copy, and nothing else is left beside it', () => {
  const own = mkdtempSync(join(folder, 'own-'))
  backup(server.dir, join(own, 'copy.sqlite'))
  expect(readdirSync(own)).toEqual(['copy.sqlite'])
  expect(statSync(join(own, 'copy.sqlite')).mode & 0o777).toBe(0o600)
})

test('a file that exists is not overwritten', () => {
  const path = join(folder, 'letter')
  writeFileSync(path, 'dear mother')
  expect(() => backup(server.dir, path)).toThrow(`${path} exists already; give the backup another name`)
  expect(statSync(path).size).toBe(11)
})

test('a folder that is not there, and a folder without a database, are named', () => {
  expect(() => backup(server.dir, join(folder, 'no', 'copy'))).toThrow(/no\/copy cannot be written: ENOENT/)
  expect(() => backup(join(folder, 'empty'), join(folder, 'copy'))).toThrow(
    `DATA_DIR: there is no database in the folder ${join(folder, 'empty')}`,
  )
})

test('of a database that cannot be read whole no copy is left', () => {
  const broken = mkdtempSync(join(folder, 'broken-'))
  writeFileSync(join(broken, 'cloak.sqlite'), 'It was a dark and stormy night. '.repeat(200))
  expect(() => backup(broken, join(broken, 'copy'))).toThrow('the database cannot be copied: file is not a database')
  expect(readdirSync(broken)).toEqual(['cloak.sqlite'])
})

test('a copy taken before the first table of the server is a database too', () => {
  const path = join(folder, 'early.sqlite')
  backup(server.dir, path)
  const file = new DatabaseSync(path, { readOnly: true })
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  file.close()
})
