import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock, Listing, Status } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../src/tables/begin.ts'
import { staysUntil } from '../src/tables/listing.ts'
import { ask, type Client } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const list = async () => (await ask<Listing[]>(server.address, 'GET', '/api/tables')).said.map(({ id }) => id)
/** Nobody has been at any table for a long time. */
function timePasses(): void {
  const file = new DatabaseSync(join(server.dir, 'cloak.sqlite'), { timeout: 5000 })
  file.exec('update tables set stays = 0')
  file.close()
}

test('a public table at which nobody is leaves the list by itself, and is back when its people are', async () => {
  const [host, onlooker, guest] = await people(server.address, 3)
  const table = await opened(server.address, host!, { listed: true })
  const stillListed = async (who: Client) => {
    timePasses()
    expect(await list()).not.toContain(table)
    await who.send({ kind: 'watch', table })
    await who.until(() => true)
    await server.keepers.sweep()
    return (await list()).includes(table)
  }
  expect(await stillListed(onlooker!)).toBe(false)
  expect(await stillListed(host!)).toBe(true)
  // Whoever sits down is noticed at once.
  timePasses()
  await guest!.send({ kind: 'sit', table })
  expect(await list()).toContain(table)
  expect((await ask(server.address, 'GET', `/api/tables/${table}`)).status).toBe(200)
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
test('nobody need be at a table where each has days to answer; none gathers for more than a day', () => {
  const stays = (clock: Clock, status: Status, now: number) => {
    const line = { kind: 'opened', time: 0, host: 'h', game: 'pact', seats: 4, options: {}, clock } as const
    const { room } = begin('t', { ...line, listed: true, secret: 's', sits: null, bots: [] })
    return staysUntil({ ...room, status }, now)
  }
  expect(stays({ kind: 'none' }, 'gathering', 5 * MINUTE)).toBe(20 * MINUTE)
  expect(stays({ kind: 'none' }, 'gathering', DAY - MINUTE)).toBe(DAY)
  expect(stays({ kind: 'days', days: 2 }, 'gathering', 5 * MINUTE)).toBe(DAY)
  expect(stays({ kind: 'live', bank: 60, increment: 5 }, 'playing', 9 * DAY)).toBe(9 * DAY + 15 * MINUTE)
  expect(stays({ kind: 'days', days: 2 }, 'playing', 9 * DAY)).toBeGreaterThan(1000 * DAY)
})
