import type { Listing } from '@cloak/protocol'
import { afterEach, expect, test } from 'vitest'
import { ask, newIdentity } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
afterEach(() => server.end())

const open = (token: string, more: object = {}, from = '192.0.2.1') =>
  ask<{ id: string; error?: { code: string; field?: string } }>(server.address, 'POST', '/api/tables', {
    token,
    body: { game: 'citadels-2016', seats: 2, ...more },
    headers: { 'x-forwarded-for': from },
  })
const statuses = async (asked: Promise<{ status: number }>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).sort((one, other) => one - other)
const list = async () => (await ask<Listing[]>(server.address, 'GET', '/api/tables')).said.map(({ id }) => id)
const times = <T>(count: number, what: () => T): T[] => Array.from({ length: count }, what)

test('one person keeps so many tables in the public list, also when all are opened at once; others by link', async () => {
  server = await served({ LISTED_PER_PERSON: '3' })
  const [host, other] = await people(server.address, 2)
  const asked = await Promise.all(times(8, () => open(host!.who.token, { listed: true })))
  const made = asked.flatMap(({ status, said }) => (status === 200 ? [said.id] : []))
  expect(made).toHaveLength(3)
  for (const { status, said } of asked)
    if (status !== 200) expect([status, said.error]).toMatchObject([429, { code: 'too-many', field: 'listed' }])
  expect((await list()).sort()).toEqual([...made].sort())
  expect((await open(host!.who.token)).status).toBe(200)
  expect((await open(other!.who.token, { listed: true })).status).toBe(200)
  // What is closed or begun leaves room for another.
  await host!.send({ kind: 'close', table: made[0]! })
  await host!.send({ kind: 'seat-bot', table: made[1]!, seat: 1, level: 'random' })
  await host!.send({ kind: 'start', table: made[1]! })
  const more = times(3, () => open(host!.who.token, { listed: true }))
  expect(await statuses(more)).toEqual([200, 200, 429])
})

test('tables are opened so fast by one person, and so fast from one address', async () => {
  server = await served({ TABLES_PER_MINUTE: '4', TABLES_PER_ADDRESS: '6', TRUST_PROXY: '1' })
  const [one, other] = [await newIdentity(server.address, 'One'), await newIdentity(server.address, 'Other')]
  expect(await statuses(times(5, () => open(one.token)))).toEqual([200, 200, 200, 200, 429])
  expect((await open(one.token)).said.error).toMatchObject({ code: 'too-many' })
  expect(await statuses(times(3, () => open(other.token)))).toEqual([200, 200, 429])
  expect(await statuses([open(other.token, {}, '192.0.2.2')])).toEqual([200])
})

test('public tables are opened so fast from one address, whoever asks', async () => {
  server = await served({ LISTED_PER_ADDRESS: '3', TRUST_PROXY: '1' })
  const crowd = await Promise.all(times(5, () => newIdentity(server.address, 'Crowd')))
  const asked = await statuses(crowd.map(({ token }) => open(token, { listed: true })))
  expect(asked.filter(status => status === 200)).toHaveLength(3)
  expect(await statuses([open(crowd[0]!.token), open(crowd[1]!.token, { listed: true }, '192.0.2.2')])).toEqual([
    200, 200,
  ])
})

test('a rematch counts like any other table, and is found by its link where the list is full', async () => {
  server = await served({ TABLES_PER_MINUTE: '6', LISTED_PER_PERSON: '2' })
  const [host] = await people(server.address, 1)
  const over = async () => {
    const table = await opened(server.address, host!, { seats: 2, listed: true })
    await host!.send({ kind: 'seat-bot', table, seat: 1, level: 'random' })
    await host!.send({ kind: 'start', table })
    await host!.send({ kind: 'abandon', table, agree: true })
    return table
  }
  const [first, second] = [await over(), await over()]
  await opened(server.address, host!, { listed: true })
  const again = async (table: string) => {
    const reply = await host!.send({ kind: 'rematch', table })
    return 'table' in reply ? reply.table! : ''
  }
  const shown = await again(first)
  expect(await list()).toContain(shown)
  const hidden = await again(second)
  expect((await ask(server.address, 'GET', `/api/tables/${hidden}`)).said).toMatchObject({ listed: false })
  await host!.send({ kind: 'close', table: hidden })
  await again(hidden)
  const last = await again(hidden)
  await host!.send({ kind: 'close', table: last })
  expect(await host!.send({ kind: 'rematch', table: last })).toMatchObject({ error: { code: 'too-many' } })
})
