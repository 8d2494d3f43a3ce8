import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { awake, bankAfter, dueAt } from '../src/tables/clock.ts'
import type { Room } from '../src/tables/room.ts'
import { ask, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

const HOUR = 3_600_000
const at = (hour: number, day = 1) => Date.UTC(2026, 0, day, hour)
const room = (clock: Room['clock'], since: number): Room => ({ clock, since, bank: [60_000, 60_000] }) as Room

test('a bank runs down while its seat thinks, and every answer adds to it', () => {
  const live = room({ kind: 'live', bank: 60, increment: 5 }, 1000)
  expect(dueAt(live, 0, false, [])).toBe(61_000)
  expect(bankAfter(live, 0, false, 21_000, [])).toBe(45_000)
  expect(bankAfter(live, 0, false, 99_000, [])).toBe(5000)
})

test('while no server was up no clock ran', () => {
  const live = room({ kind: 'live', bank: 60, increment: 5 }, 1000)
  const downs = [{ since: 11_000, until: 111_000 }]
  expect(dueAt(live, 0, false, downs)).toBe(161_000)
  expect(bankAfter(live, 0, false, 121_000, downs)).toBe(45_000)
  const days = room({ kind: 'days', days: 1 }, at(0))
  expect(dueAt(days, 0, false, [{ since: at(1), until: at(4) }])).toBe(at(3, 2))
})

test('a covert question takes nothing from anybody’s bank, and gives everybody the same time', () => {
  const live = { ...room({ kind: 'live', bank: 60, increment: 5 }, 0), bank: [1, 50_000] }
  expect(bankAfter(live, 0, true, 21_000, [])).toBeUndefined()
  expect(dueAt(live, 0, true, [])).toBe(dueAt(live, 1, true, []))
})

test('days are counted outside the quiet hours, in the host’s time', () => {
  const quiet = { from: 22 * 60, to: 8 * 60, zone: 60 }
  expect(awake(at(10), 5 * HOUR, quiet)).toBe(at(15))
  expect(awake(at(20), 2 * HOUR, quiet)).toBe(at(8, 2))
  expect(awake(at(23), HOUR, quiet)).toBe(at(8, 2))
  expect(awake(at(7), 28 * HOUR, quiet)).toBe(at(21, 2))
  expect(awake(at(7), 29 * HOUR, quiet)).toBe(at(8, 3))
  expect(awake(at(7), 24 * HOUR)).toBe(at(7, 2))
})

test('a clock that runs out answers as the rules say or lets a stand-in answer; it goes on after a restart', async () => {
  let server: Served = await served()
  const clients = await people(server.address, 2)
  const clock = { kind: 'live', bank: 2, increment: 1 }
  const table = await tableOf(clients, server.address, 'citadels-2016', { clock })
  await clients[0]!.send({ kind: 'start', table })
  await clients[0]!.until(({ about }) => about?.status === 'playing')
  const { clocks } = clients[0]!.now!
  expect(clocks!.bank).toEqual([2000, 2000])
  expect(clocks!.due! - clocks!.now).toBeGreaterThan(1500)
  await server.stop()
  server = await served({}, server.dir)
  const again = await people(server.address, 1)
  await again[0]!.send({ kind: 'watch', table })
  await again[0]!.until(({ seen }) => seen !== null && seen.at >= 1)
  const { said } = await ask<{ status: string }>(server.address, 'GET', `/api/tables/${table}`)
  expect(said.status).toBe('playing')
  await server.end()
}, 40_000)

/** As if all that is in the file had happened so much earlier; the server is down meanwhile. */
function longAgo(dir: string, ms: number, wasUp: boolean): void {
  const file = new DatabaseSync(join(dir, 'cloak.sqlite'))
  const lines = file.prepare('select "table", seq, line from journal').all() as {
    table: string
    seq: number
    line: string
  }[]
  const put = file.prepare('update journal set line = ? where "table" = ? and seq = ?')
  for (const { table, seq, line } of lines) {
    const read = JSON.parse(line) as { time: number }
    put.run(JSON.stringify({ ...read, time: read.time - ms }), table, seq)
  }
  file.exec('delete from snapshots')
  file.prepare('update tables set wakes = wakes - ?').run(ms)
  file.prepare('update nodes set beat = ?').run(wasUp ? Date.now() : Date.now() - ms)
  file.close()
}

/** A table of two with this clock, begun; and the server anew, as if it had all been so much earlier. */
async function begun(clock: object) {
  let server: Served = await served()
  const clients = await people(server.address, 2)
  const table = await tableOf(clients, server.address, 'citadels-2016', { clock })
  await clients[0]!.send({ kind: 'start', table })
  const { clocks, seen } = await clients[0]!.until(({ about }) => about?.status === 'playing')
  return {
    left: clocks!.due! - clocks!.now,
    waiting: seen!.waiting,
    async after(ms: number, wasUp: boolean) {
      await server.stop()
      longAgo(server.dir, ms, wasUp)
      server = await served({}, server.dir)
      const [again] = await people(server.address, 1)
      await again!.send({ kind: 'watch', table })
      return again!
    },
    end: () => server.end(),
  }
}
const MINUTE = 60_000
/** Minutes after midnight, so many from now, by UTC. */
const minutes = (from: number) => Math.floor(((((Date.now() + from) % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR)) / MINUTE)

test('hours when no server was up are not counted, from one end to the other', async () => {
  const game = await begun({ kind: 'live', bank: 60, increment: 5 })
  expect(game.left).toBeGreaterThan(50_000)
  const client = await game.after(HOUR, false)
  const { clocks, seen } = await client.until(now => now.seen !== null)
  expect(seen!.at).toBe(0)
  expect(clocks!.due! - clocks!.now).toBeGreaterThan(game.left - 30_000)
  expect(clocks!.due! - clocks!.now).toBeLessThanOrEqual(game.left)
  // Had it been up, the time would be over long ago, and somebody else would have answered.
  const late = await game.after(HOUR, true)
  await late.until(now => now.seen !== null && now.seen.at > 0)
  await game.end()
}, 40_000)

test('quiet hours are not counted, from one end to the other', async () => {
  const quiet = { from: minutes(-HOUR), to: minutes(2 * HOUR), zone: 0 }
  const game = await begun({ kind: 'days', days: 0.25, quiet })
  // Two hours of quiet, less the minutes that were rounded off, then six to think.
  expect(Math.abs(game.left - 8 * HOUR)).toBeLessThan(2 * MINUTE)
  const early = await game.after(5 * HOUR, true)
  expect((await early.until(now => now.seen !== null)).seen!.at).toBe(0)
  const late = await game.after(5 * HOUR, true)
  await late.until(now => now.seen !== null && now.seen.at > 0)
  await game.end()
}, 40_000)
