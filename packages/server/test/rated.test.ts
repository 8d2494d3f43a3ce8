import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Rng } from '@cloak/kernel'
import type { About, Listing, Result } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStores } from '../src/sql/database.ts'
import { advance } from '../src/tables/advance.ts'
import { finish } from '../src/tables/archive.ts'
import { begin } from '../src/tables/begin.ts'
import type { LineOf } from '../src/tables/line.ts'
import { aboutOf, type Position } from '../src/tables/room.ts'
import { ask, type Client, connect, newProgram, plays } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const about = async (table: string) => (await ask<About>(server.address, 'GET', `/api/tables/${table}`)).said
const line = {
  kind: 'opened' as const,
  time: 0,
  host: 'h',
  game: 'citadels-2016',
  seats: 3,
  options: {},
  clock: { kind: 'none' as const },
  listed: false,
  secret: 's',
  sits: { person: 'ann', name: 'Ann', salt: '' },
  bots: [{ seat: 2, level: 'squire' as const }],
}
/** A table at which the game is over: Ann, a squire, and at seat 1 somebody or something else. */
function over(id: string, rated: boolean, other: LineOf<'sat'> | LineOf<'bot-sat'>, ended: number): Position {
  const position = begin(id, { ...line, rated })
  advance(position, other)
  Object.assign(position.room, { status: 'over', since: ended })
  position.room.standing = [1, 2, 3].map(place => ({ place, score: 10 - place, why: [] }))
  return position
}

test('only a rated game of at least two people moves ratings; every result is kept', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cloak-rated-'))
  const { records, close } = await openStores({ databaseUrl: null, dataDir }, () => {})
  const bob = { kind: 'sat' as const, seat: 1, person: 'bob', name: 'Bob', salt: '', time: 1 }
  const bot = { kind: 'bot-sat' as const, seat: 1, level: 'random' as const, time: 1 }
  const ratings = async () =>
    (await records.skills({ game: 'citadels-2016' })).map(({ who, games }) => `${who} ${games}`)
  await finish(records, over('casual', false, bob, 1))
  await finish(records, over('alone', true, bot, 2))
  expect(await ratings()).toEqual([])
  const rated = over('rated', true, bob, 3)
  advance(rated, { kind: 'left', seat: 1, time: 2 })
  await finish(records, rated)
  await finish(records, rated)
  expect(await ratings()).toEqual(['ann 1', 'bob 1', 'bot:squire 1'])
  expect((await records.outcomesOf('ann', null)).map(({ table }) => table)).toEqual(['rated', 'alone', 'casual'])
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a program is no second person, and is rated where two people play', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cloak-rated-'))
  const { records, close } = await openStores({ databaseUrl: null, dataDir }, () => {})
  const bob = { kind: 'sat' as const, seat: 1, person: 'bob', name: 'Bob', salt: '', time: 1 }
  const program = { ...bob, person: 'alberich', name: 'Alberich', program: true as const }
  const ratings = async () =>
    (await records.skills({ game: 'citadels-2016' })).map(({ who, games }) => `${who} ${games}`).sort()
  await finish(records, over('alone', true, program, 1))
  expect(await ratings()).toEqual([])
  const three = over('three', true, bob, 2)
  advance(three, { ...program, seat: 2 })
  await finish(records, three)
  expect(await ratings()).toEqual(['alberich 1', 'ann 1', 'bob 1'])
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})

const programs = async (count: number): Promise<Client[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) =>
      connect(server.address, await newProgram(server.address, `Program ${i}`)),
    ),
  )

test('everybody is shown where a program sits; programs by themselves play for nothing', async () => {
  const [[host], [one, other]] = [await people(server.address, 1), await programs(2)]
  const table = await opened(server.address, one!, { seats: 3 })
  await other!.send({ kind: 'sit', table })
  await host!.send({ kind: 'sit', table })
  const shown = async (id: string) => (await about(id)).seats.map(({ person, bot, program }) => [person, bot, program])
  const seats = [
    [one!.who.id, null, true],
    [other!.who.id, null, true],
    [host!.who.id, null, false],
  ]
  expect(await shown(table)).toEqual(seats)
  await one!.send({ kind: 'start', table })
  expect(await about(table)).toMatchObject({ status: 'playing', rated: false })
  for (const client of [one!, other!, host!]) await client.send({ kind: 'abandon', table, agree: true })
  const again = await one!.send({ kind: 'rematch', table })
  const next = 'table' in again ? again.table! : ''
  expect((await shown(next))[0]).toEqual([one!.who.id, null, true])
  await one!.send({ kind: 'rise', table: next })
  await host!.send({ kind: 'sit', table: next, seat: 0 })
  expect((await shown(next))[0]).toEqual([host!.who.id, null, false])
  const file = new DatabaseSync(join(server.dir, 'cloak.sqlite'), { readOnly: true })
  const lines = file.prepare('select line from journal where "table" = ? order by seq').all(table)
  file.close()
  const [first, second, third] = lines.map(row => JSON.parse(String(row['line'])) as object)
  expect(first).toMatchObject({ kind: 'opened', sits: { program: true } })
  expect(second).toMatchObject({ kind: 'sat', program: true })
  expect(third).not.toHaveProperty('program')
})

test('a program beside two people leaves a rated table rated', async () => {
  const [[host, guest], [program]] = [await people(server.address, 2), await programs(1)]
  const table = await opened(server.address, host!, { seats: 3 })
  await program!.send({ kind: 'sit', table })
  await guest!.send({ kind: 'sit', table })
  await host!.send({ kind: 'start', table })
  expect(await about(table)).toMatchObject({ status: 'playing', rated: true })
})

test('nobody is helped against somebody’s program: a person may play by its token', async () => {
  const [[host], [program]] = [await people(server.address, 1), await programs(1)]
  const table = await opened(server.address, host!, { seats: 2, rated: false })
  await program!.send({ kind: 'sit', table })
  await host!.send({ kind: 'start', table })
  expect(await about(table)).toMatchObject({ rated: false, counsel: false })
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
  expect(aboutOf(begin('old', line).room, false).rated).toBe(true)
})

test('in older journals, which do not tell programs from people, all who sit are people', () => {
  const bob = { kind: 'sat' as const, seat: 1, person: 'bob', name: 'Bob', salt: '', time: 1 }
  const { rated, seats } = aboutOf(over('old', true, bob, 1).room, false)
  expect([rated, seats.map(({ program }) => program)]).toEqual([true, [false, false, false]])
})

test('a profile says of every result whether it counted', async () => {
  const players = await people(server.address, 2)
  const played = async (clients: typeof players, more: object) => {
    const table = await opened(server.address, clients[0]!, { seats: 2, ...more })
    if (clients.length > 1) await clients[1]!.send({ kind: 'sit', table })
    else await clients[0]!.send({ kind: 'seat-bot', table, seat: 1, level: 'random' })
    for (const client of clients) await client.send({ kind: 'watch', table })
    const done = clients.map((client, i) => plays(client, table, Rng.from(`counts ${i}`)))
    await clients[0]!.send({ kind: 'start', table })
    await Promise.all(done)
    return table
  }
  const tables = {
    casual: await played(players, { rated: false }),
    rated: await played(players, {}),
    alone: await played(players.slice(0, 1), {}),
  }
  const results = async () => {
    const { token, id } = players[0]!.who
    const { said } = await ask<{ results: Result[] }>(server.address, 'GET', `/api/people/${id}`, { token })
    return Object.fromEntries(said.results.map(({ table, rated }) => [table, rated]))
  }
  await expect.poll(results).toEqual({ [tables.casual]: false, [tables.rated]: true, [tables.alone]: false })
})
