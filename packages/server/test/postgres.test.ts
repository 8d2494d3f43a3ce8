import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStores, type Stores } from '../src/sql/database.ts'
import { oddSuite } from './support/odd.ts'
import { holds, party } from './support/party.ts'
import { portSuite } from './support/ports.ts'
import { type Database, postgres } from './support/postgres.ts'
import { launched } from './support/process.ts'
import { served, type Served } from './support/server.ts'

let database: Database
let stores: Stores
let server: Served
beforeAll(async () => {
  database = await postgres()
  stores = await openStores({ databaseUrl: await database.fresh(), dataDir: '' }, () => {})
  server = await served({ DATABASE_URL: await database.fresh() })
}, 60_000)
afterAll(async () => {
  await server.end()
  await stores.close()
  await database.end()
}, 60_000)

portSuite('PostgreSQL', () => stores)
oddSuite('PostgreSQL', () => server.address)

async function linesIn(url: string): Promise<{ kind: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ line: string }>('select line from journal order by "table", seq')
  await client.end()
  return rows.map(({ line }) => JSON.parse(line) as { kind: string })
}

describe('two nodes on one PostgreSQL', () => {
  test('one is killed, players go on at the other; then the database itself is restarted under load', async () => {
    const url = await database.fresh()
    const env = { DATABASE_URL: url, LOG_LEVEL: 'silent' }
    const [one, other] = [await launched(env), await launched(env)]
    let addresses = [one.address, other.address]
    const crowd = await party(() => addresses, 3, 6, 5)
    try {
      await crowd.goesOn(120)
      await one.kill()
      addresses = [other.address]
      await crowd.goesOn(80)
      const before = crowd.acknowledged()
      await database.restart(700)
      await crowd.goesOn(80)
      expect(crowd.acknowledged()).toBeGreaterThan(before)
      await crowd.stop()
      await holds(crowd, await linesIn(url), other.address)
    } finally {
      await crowd.stop()
      await Promise.all([one.kill(), other.kill()])
    }
  }, 120_000)
})
