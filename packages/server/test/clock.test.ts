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
