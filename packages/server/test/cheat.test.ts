import { Rng } from '@cloak/kernel'
import { afterEach, expect, test } from 'vitest'
import { buckets, MOST_KNOWN } from '../src/people/limits.ts'
import { isKeeper } from '../src/people/keeper.ts'
import { glanced } from '../src/tables/name.ts'
import { ask, connect, newIdentity, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { stopClock } from './support/stopped-clock.ts'
import { opened, people } from './support/table.ts'

let server: Served | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

test('the figures that grow with every answer are for whoever runs the server', async () => {
  const [open, closed] = [{ METRICS_TOKEN: '' }, { METRICS_TOKEN: 'figures' }]
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isKeeper(own, undefined, undefined, open)).toBe(true)
  for (const other of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', undefined, '127.0.0.1.example.org'])
    expect(isKeeper(other, undefined, undefined, open)).toBe(false)
  // A proxy on the same machine asks for everybody.
  expect(isKeeper('127.0.0.1', undefined, '192.0.2.1', open)).toBe(false)
  expect(isKeeper('192.0.2.1', 'Bearer figures', '192.0.2.9', closed)).toBe(true)
  for (const odd of [undefined, 'Bearer', 'Bearer figure', 'figures'])
    expect(isKeeper('127.0.0.1', odd, undefined, closed)).toBe(false)
  server = await served(closed)
  const { status, said } = await ask(server.address, 'GET', '/metrics')
  expect([status, JSON.stringify(said)]).toEqual([404, expect.not.stringContaining('cloak_')])
  const headers = { authorization: 'Bearer figures' }
  expect((await ask(server.address, 'GET', '/metrics', { headers })).said).toContain('cloak_entries_total')
})

test('a profile leads nobody to a private table, and so not on to its rematch; those who were there find it', async () => {
  server = await served()
  const { address } = server
  const players = await people(address, 2)
  const stranger = await newIdentity(address, 'Stranger')
  const found = async (token?: string) => {
    const { said } = await ask<{ results: { table: string | null }[] }>(
      address,
      'GET',
      `/api/people/${players[0]!.who.id}`,
      token === undefined ? {} : { token },
    )
    return said.results.map(({ table }) => table)
  }
  const played = async () => {
    const table = await tableOf(players, address, 'citadels-2016')
    const done = players.map((client, i) => plays(client, table, Rng.from(`cheat ${i}`)))
    await players[0]!.send({ kind: 'start', table })
    await Promise.all(done)
    for (const client of players) await client.send({ kind: 'unwatch', table })
    return table
  }
  const hidden = await played()
  while ((await found()).length < 1) continue
  expect(await found()).toEqual([null])
  expect(await found(stranger.token)).toEqual([null])
  for (const { who } of players) expect(await found(who.token)).toEqual([hidden])
})

test('who is called like another at the table, or looks so at a glance, gets a number', async () => {
  server = await served()
  const { address } = server
  const names = ['Ann', 'Аnn', 'ANN ', 'Bo', 'B0']
  const clients = await Promise.all(names.map(async name => connect(address, await newIdentity(address, name))))
  const table = await opened(address, clients[0]!, { seats: 5 })
  for (const client of clients.slice(1)) await client.send({ kind: 'sit', table })
  const { said } = await ask<{ seats: { name: string }[] }>(address, 'GET', `/api/tables/${table}`)
  expect(said.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'ANN (3)', 'Bo', 'B0 (2)'])
  expect(glanced('Łucja')).not.toBe(glanced('Tucja'))
  for (const client of clients) await client.close()
})

test('one person speaks so often, however many connections they have', async () => {
  stopClock()
  server = await served()
  const { address } = server
  const [host] = await people(address, 1)
  const table = await opened(address, host!, {})
  const devices = await Promise.all(Array.from({ length: 8 }, () => connect(address, host!.who)))
  const said = await Promise.all(devices.flatMap(d => [1, 2].map(() => d.send({ kind: 'say', table, text: 'Hello' }))))
  expect(said.filter(({ kind }) => kind === 'done').length).toBe(6)
  for (const device of [host!, ...devices]) await device.close()
})

test('whole games are read one after the other: over HTTP by address, over sockets by person', async () => {
  stopClock()
  server = await served({ REQUESTS_PER_SECOND: '3', COMMANDS_PER_SECOND: '5' })
  const { address } = server
  const who = await newIdentity(address, 'Reader')
  const { said } = await ask<{ id: string }>(address, 'POST', '/api/tables', {
    token: who.token,
    body: { game: 'pact', seats: 4 },
  })
  const read = await Promise.all(Array.from({ length: 6 }, () => ask(address, 'GET', `/api/tables/${said.id}/replay`)))
  expect(read.filter(({ status }) => status === 429)).toHaveLength(3)
  const devices = await Promise.all(Array.from({ length: 4 }, () => connect(address, who)))
  const looked = await Promise.all(
    devices.flatMap(device => Array.from({ length: 5 }, () => device.send({ kind: 'watch', table: said.id }))),
  )
  expect(looked.filter(({ kind }) => kind === 'done').length).toBe(10)
  for (const device of devices) await device.close()
})

test('a crowd of addresses shuts nobody out', () => {
  const take = buckets(1, 1)
  for (let i = 0; i < MOST_KNOWN + 10; i++) expect(take(`address ${i}`, 1000)).toBe(true)
  expect(take(`address ${MOST_KNOWN}`, 1000)).toBe(false)
})
