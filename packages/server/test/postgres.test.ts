import { gameNamed } from '@cloak/games'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresLease } from '../src/postgres/lease.ts'
import { openStores, type Stores } from '../src/sql/database.ts'
import { ask } from './support/client.ts'
import { filedOnce } from './support/filed.ts'
import { holds } from './support/holds.ts'
import { oddSuite } from './support/odd.ts'
import { party, type Wish } from './support/party.ts'
import { portSuite } from './support/ports.ts'
import { type Database, postgres } from './support/postgres.ts'
import { ended, launched, type Process } from './support/process.ts'
import { postgresRows } from './support/rows.ts'
import { searchEye } from './support/search-eye.ts'
import { served, type Served } from './support/server.ts'
import { withstands } from './support/siege.ts'
import { playedWhole } from './support/wire-game.ts'

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

async function rowsIn<R extends pg.QueryResultRow>(url: string, query: string, ...values: unknown[]): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<R>(query, values)
  await client.end()
  return rows
}
/** The lines of a table after that one, by a connection that no restart can have broken. */
const linesIn = (url: string) => async (table: string, after: number) => {
  const query = 'select line from journal where "table" = $1 and seq > $2 order by seq'
  return (await rowsIn<{ line: string }>(url, query, table, after)).map(({ line }) => line)
}
/** How many commands a node has received. */
async function commandsAt({ address }: Process): Promise<number> {
  const { said } = await ask<string>(address, 'GET', '/metrics')
  return Number(/^cloak_commands_total (\d+)/m.exec(said)![1])
}

const WISHES: readonly Wish[] = [
  { people: 6, think: 15 },
  { people: 4, think: 15, clock: { kind: 'live', bank: 3600, increment: 5 } },
  { people: 3, think: 15, bots: ['random', 'squire'] },
  { people: 5, think: 15, clock: { kind: 'live', bank: 1, increment: 1 }, sleepy: true },
  { people: 2, think: 0 },
]

describe('a PostgreSQL that will not have it ends the server, which names the setting and tells no password', () => {
  const ends = async (url: string, why: string): Promise<void> => {
    expect(await ended({ DATABASE_URL: url })).toEqual({ code: 1, said: `DATABASE_URL: PostgreSQL ${why}\n` })
  }
  test('the password is another', async () => {
    const url = await database.fresh()
    await ends(url.replace(':password@', ':sesame@'), 'refuses this password (28P01)')
  })
  test('there is no such database', async () => {
    const url = await database.fresh()
    await ends(`${url}_not`, 'has no such database (3D000)')
  })
  test('the user may not make tables', async () => {
    const url = await database.fresh()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create role reader login password 'sesame'; revoke create on schema public from public`)
    await client.end()
    await ends(url.replace('postgres:password@', 'reader:sesame@'), 'does not let this user make tables there (42501)')
  })
})

test('malformed frames and requests are answered or turned away on PostgreSQL too, and change nothing', async () => {
  const url = await database.fresh()
  const node = await launched({ DATABASE_URL: url })
  try {
    await withstands(node.address, () => postgresRows(url), { frames: 10_000, requests: 2000 })
  } finally {
    await node.kill()
  }
}, 120_000)

describe('two nodes on one PostgreSQL', () => {
  test('that write the same lines at once, each in its own order, do not wait for each other for ever', async () => {
    const url = await database.fresh()
    const [one, other] = [
      await openStores({ databaseUrl: url, dataDir: '' }, () => {}),
      await openStores({ databaseUrl: url, dataDir: '' }, () => {}),
    ]
    const tables = Array.from({ length: 200 }, (_, i) => `t${i}`)
    for (let seq = 1; seq <= 30; seq++) {
      const write = ({ journal }: Stores, order: readonly string[]) =>
        Promise.all(order.map(table => journal.append(table, seq, 'x')))
      const [mine, theirs] = await Promise.all([write(one, tables), write(other, tables.toReversed())])
      expect(mine.map((written, i) => written !== theirs.toReversed()[i])).toEqual(tables.map(() => true))
    }
    await Promise.all([one.close(), other.close()])
  }, 60_000)

  test('of two leases one holds a table; when its connection dies it lets go, and the other gets it', async () => {
    const url = await database.fresh()
    const troubles: Error[] = []
    const [one, other] = [postgresLease(url, error => troubles.push(error)), postgresLease(url, () => {})]
    expect(await one.hold('t')).toBe(true)
    const [connection] = await rowsIn<{ pid: number }>(
      url,
      `select pid from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and datname = current_database()`,
    )
    expect(await other.hold('t')).toBe(false)
    expect([await other.hold('u'), await one.hold('u')]).toEqual([true, false])
    // Who does not have it cannot let go of it for another.
    await other.release('t')
    expect([await other.hold('t'), await one.hold('t')]).toEqual([false, true])
    await one.release('t')
    expect([await other.hold('t'), await one.hold('t')]).toEqual([true, false])
    await other.release('t')
    expect([await one.hold('t'), await other.hold('t')]).toEqual([true, false])
    await rowsIn(url, `select pg_terminate_backend(${connection!.pid})`)
    await expect.poll(() => other.hold('t')).toBe(true)
    await expect.poll(() => troubles.length).toBeGreaterThan(0)
    expect([await one.hold('t'), await other.hold('t')]).toEqual([false, true])
    await other.release('t')
    expect(await one.hold('t')).toBe(true)
    await Promise.all([one.close(), other.close()])
  })
  test('one is killed, players go on at the other; then the database itself goes down under load, cleanly and not', async () => {
    const url = await database.fresh()
    const env = { DATABASE_URL: url, LOG_LEVEL: 'silent' }
    const nodes = [await launched(env), await launched(env)]
    const [one, other] = nodes
    let up = [one!, other!]
    const linesOf = linesIn(url)
    const crowd = await party(() => up.map(({ address }) => address), linesOf, WISHES)
    try {
      await crowd.goesOn(120)
      await one!.kill()
      up = [other!]
      await crowd.goesOn(80)
      await crowd.allAreShown()
      // Another takes its place, and everybody spreads over both again.
      const third = await launched(env)
      nodes.push(third)
      up = [third, other!]
      await crowd.move()
      for (const how of ['fast', 'immediate', 'killed'] as const) {
        await crowd.fill()
        await crowd.goesOn(80)
        const before = await Promise.all(up.map(commandsAt))
        await database.restart(how, 500)
        await crowd.goesOn(80)
        await crowd.allAreShown()
        const after = await Promise.all(up.map(commandsAt))
        expect(after.map((all, i) => all > before[i]!)).toEqual([true, true])
      }
      await crowd.rest()
      await filedOnce(crowd, other!.address)
      await crowd.stop()
      const lines = (await Promise.all(crowd.tables.map(({ id }) => linesOf(id, 0)))).flat()
      await holds(
        crowd,
        lines.map(line => JSON.parse(line) as { kind: string }),
        other!.address,
      )
    } finally {
      await crowd.stop()
      await Promise.all(nodes.map(each => each.kill()))
    }
  }, 240_000)

  test.each(['citadels-2016', 'pact'])(
    '%s: no byte tells anybody what they may not know, at whichever node they are and to whichever they come back',
    async id => {
      const { game } = gameNamed(id)!
      const url = await database.fresh()
      const nodes = [await served({ DATABASE_URL: url }), await served({ DATABASE_URL: url })]
      const clock = { kind: 'live', bank: 3600, increment: 5 } as const
      const sitting = { game: id, seats: 4, options: game.options(4).lapse as object, clock, seed: `nodes ${id}` }
      const { eyes, file } = await playedWhole(
        nodes.map(({ address }) => address),
        sitting,
      )
      for (const eye of eyes) searchEye(eye, file)
      for (const { client } of eyes) await client.close()
      for (const each of nodes) await each.end()
    },
    120_000,
  )
})
