import { Rng } from '@cloak/kernel'
import { checkDatabase, faultInText, type Report } from '@cloak/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plays, tableOf } from './support/client.ts'
import { type Database, postgres } from './support/postgres.ts'
import { served } from './support/server.ts'
import { people } from './support/table.ts'

let database: Database
let url: string
beforeAll(async () => {
  database = await postgres()
  url = await database.fresh()
}, 60_000)
afterAll(() => database.end(), 60_000)

async function run(query: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(query, values)
  await client.end()
}
async function checked(): Promise<{ report: Report; said: string[] }> {
  const said: string[] = []
  const report = await checkDatabase({ url, named: 'DATABASE_URL' }, fault => said.push(faultInText(fault)))
  return { report, said }
}

test('journals on PostgreSQL are checked beside a server; a damaged line is found; a newer database is refused', async () => {
  await expect(checked()).rejects.toThrow('DATABASE_URL: is no database of Cloak & Crown')
  const server = await served({ DATABASE_URL: url })
  const clients = await people(server.address, 2)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  const playing = clients.map((client, i) => plays(client, table, Rng.from(`check ${i}`)))
  await clients[0]!.send({ kind: 'start', table })
  await Promise.all(playing)
  expect(await checked()).toMatchObject({ said: [], report: { tables: 1, faults: 0 } })
  await server.end()

  await run('update journal set line = left(line, 9) where "table" = $1 and seq = 7', table)
  expect(await checked()).toMatchObject({
    said: [`table ${table}, line 7: the line is not valid JSON`],
    report: { tables: 1, faults: 1 },
  })

  await run(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
  const newer = /^DATABASE_URL: the database is of a newer release: it has the migration 9999-later, and the newest /
  await expect(checked()).rejects.toThrow(newer)
  await expect(served({ DATABASE_URL: url })).rejects.toThrow(newer)
})
