import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Rng } from '@cloak/kernel'
import type { About, Listing, Rating } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../src/tables/begin.ts'
import { aboutOf } from '../src/tables/room.ts'
import { ask, type Client, plays } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const about = async (table: string) => (await ask<About>(server.address, 'GET', `/api/tables/${table}`)).said
const profile = async ({ who }: Client) =>
  (await ask<{ results: unknown[]; ratings: Rating[] }>(server.address, 'GET', `/api/people/${who.id}`)).said

/** Plays a game of two seats to its end: these people, and a bot if there is only one. */
async function game(clients: readonly Client[], more: object): Promise<string> {
  const [host, guest] = clients
  const table = await opened(server.address, host!, { seats: 2, ...more })
  if (guest) await guest.send({ kind: 'sit', table })
  else await host!.send({ kind: 'seat-bot', table, seat: 1, level: 'random' })
  for (const client of clients) await client.send({ kind: 'watch', table })
  await host!.send({ kind: 'start', table })
  await Promise.all(clients.map((client, i) => plays(client, table, Rng.from(`rated ${i}`))))
  return table
}

test('only a rated game of at least two people moves ratings; every result is kept', async () => {
  const clients = await people(server.address, 2)
  const [host] = clients
  const filed = async (games: number): Promise<void> => {
    await expect.poll(async () => (await profile(host!)).results).toHaveLength(games)
  }
  expect(await about(await game(clients, { rated: false }))).toMatchObject({ rated: false })
  await filed(1)
  expect(await about(await game([host!], { rated: true }))).toMatchObject({ rated: false })
  await filed(2)
  expect((await profile(host!)).ratings).toEqual([])
  expect(await about(await game(clients, { rated: true }))).toMatchObject({ rated: true })
  await filed(3)
  expect((await profile(host!)).ratings).toMatchObject([{ games: 1 }])
})

test('the host says what a table is for when it is opened: everybody reads it, and a rematch is for the same', async () => {
  const clients = await people(server.address, 2)
  const shown = async (id: string) =>
    (await ask<Listing[]>(server.address, 'GET', '/api/tables')).said.find(each => each.id === id)?.rated
  const [usual, casual] = [
    await opened(server.address, clients[0]!, { listed: true }),
    await opened(server.address, clients[0]!, { listed: true, rated: false }),
  ]
  expect([await shown(usual), await shown(casual)]).toEqual([true, false])
  expect([(await about(usual)).rated, (await about(casual)).rated]).toEqual([true, false])
  const file = new DatabaseSync(join(server.dir, 'cloak.sqlite'), { readOnly: true })
  const first = file.prepare('select line from journal where seq = 1 and "table" = ?')
  for (const [id, rated] of [
    [usual, true],
    [casual, false],
  ] as const)
    expect(JSON.parse(String(first.get(id)!['line']))).toMatchObject({ rated })
  file.close()
  const table = await opened(server.address, clients[0]!, { seats: 2, rated: false })
  await clients[1]!.send({ kind: 'sit', table })
  await clients[0]!.send({ kind: 'start', table })
  for (const client of clients) await client.send({ kind: 'abandon', table, agree: true })
  const again = await clients[1]!.send({ kind: 'rematch', table })
  expect(await about('table' in again ? again.table! : '')).toMatchObject({ rated: false })
})

test('counsel is for who plays against bots alone, where nothing counts', async () => {
  const [host, guest] = await people(server.address, 2)
  const table = await opened(server.address, host!, { seats: 3, rated: false })
  expect((await about(table)).counsel).toBe(true)
  await guest!.send({ kind: 'sit', table, seat: 1 })
  expect((await about(table)).counsel).toBe(false)
  await host!.send({ kind: 'seat-bot', table, seat: 2, level: 'squire' })
  await host!.send({ kind: 'start', table })
  await guest!.send({ kind: 'leave', table })
  expect((await about(table)).counsel).toBe(false)
  const rated = await opened(server.address, host!, { seats: 2, rated: true })
  expect((await about(rated)).counsel).toBe(false)
  await host!.send({ kind: 'seat-bot', table: rated, seat: 1, level: 'squire' })
  await host!.send({ kind: 'start', table: rated })
  expect(await about(rated)).toMatchObject({ rated: false, counsel: true })
})

test('a table that was opened before there was a choice counts, as it did then', () => {
  const { room } = begin('old', {
    kind: 'opened',
    time: 0,
    host: 'h',
    game: 'citadels-2016',
    seats: 4,
    options: {},
    clock: { kind: 'none' },
    listed: false,
    secret: 's',
    sits: null,
    bots: [],
  })
  expect(aboutOf(room, false).rated).toBe(true)
})
