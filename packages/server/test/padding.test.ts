import { Rng, sample } from '@cloak/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, connect, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people, untilFree } from './support/table.ts'

let server: Served
// The clock stands still: a limit that refills with time lets through the same number on any machine.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await served({ COMMANDS_PER_SECOND: '20' })
})
afterAll(async () => {
  await server.end()
  vi.useRealTimers()
})

const lines = async (table: string) => (await server.keepers.of(table))!.position.seq
const about = async (table: string) => (await server.keepers.of(table))!.position.room
async function playing(count: number): Promise<{ clients: Client[]; table: string }> {
  const clients = await people(server.address, count)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table })
  return { clients, table }
}

test('what changes nothing is done, and nothing is written', async () => {
  const { clients, table } = await playing(2)
  for (const on of [false, true, true]) await clients[0]!.send({ kind: 'silence', table, seat: 1, on })
  for (const agree of [false, true, true]) await clients[1]!.send({ kind: 'abandon', table, agree })
  const before = await lines(table)
  expect(await clients[0]!.send({ kind: 'silence', table, seat: 1, on: true })).toMatchObject({ kind: 'done' })
  expect(await clients[1]!.send({ kind: 'abandon', table, agree: true })).toMatchObject({ kind: 'done' })
  expect(await lines(table)).toBe(before)
  // Opened, sat, started, silenced, agreed.
  expect(before).toBe(5)
})

test('who agreed before the others left ends the game by saying so again', async () => {
  const { clients, table } = await playing(2)
  await clients[0]!.send({ kind: 'abandon', table, agree: true })
  await clients[1]!.send({ kind: 'leave', table })
  expect((await about(table)).status).toBe('playing')
  await clients[0]!.send({ kind: 'abandon', table, agree: true })
  expect((await about(table)).status).toBe('abandoned')
})

test('whoever takes back their agreement does not end the game with it, though all others have left', async () => {
  const { clients, table } = await playing(2)
  await clients[0]!.send({ kind: 'abandon', table, agree: true })
  for (const client of clients) await client.send({ kind: 'leave', table })
  await clients[0]!.send({ kind: 'abandon', table, agree: false })
  expect((await about(table)).status).toBe('playing')
})

type Wish = Parameters<Client['send']>[0]
const DEVICES = 5
const EACH = 30
/** Goes back and forth from several devices, each as often as it is let; what came of all that. */
async function toAndFro(who: Client, there: Wish, back: Wish): Promise<{ done: number; codes: Set<string> }> {
  let done = 0
  const codes = new Set<string>()
  for (let d = 0; d < DEVICES; d++) {
    const device = await connect(server.address, who.who)
    for (let i = 0; i < EACH; i++) {
      const notice = await device.send(i % 2 ? back : there)
      if (notice.kind === 'done') done++
      if (notice.kind === 'error') codes.add(notice.error.code)
    }
    await device.close()
  }
  return { done, codes }
}

const pairs: [name: string, begun: boolean, there: object, back: object][] = [
  ['sits and rises', false, { kind: 'sit' }, { kind: 'rise' }],
  ['seats a bot and removes it', false, { kind: 'seat-bot', seat: 1, level: 'random' }, { kind: 'remove', seat: 1 }],
  ['silences and lets speak', true, { kind: 'silence', seat: 1, on: true }, { kind: 'silence', seat: 1, on: false }],
  ['leaves and returns', true, { kind: 'leave' }, { kind: 'return' }],
  ['agrees and disagrees', true, { kind: 'abandon', agree: true }, { kind: 'abandon', agree: false }],
]
test.each(pairs)('who %s without end is asked to make up their mind, on however many devices', async (...pair) => {
  const [, begun, there, back] = pair
  let [table, who]: [string, Client | undefined] = ['', undefined]
  if (begun) {
    const all = await playing(2)
    ;[table, who] = [all.table, all.clients[0]]
  } else {
    ;[who] = await people(server.address, 1)
    table = await opened(server.address, who!, { seats: 2, sit: false })
  }
  const before = await lines(table)
  const { done, codes } = await toAndFro(who!, { ...there, table } as Wish, { ...back, table } as Wish)
  expect(done).toBe(40)
  expect(codes).toContain('too-many')
  expect((await lines(table)) - before).toBeLessThan(50)
})

test('who adds salt without end is asked to stop, and adds it once', async () => {
  const [who] = await people(server.address, 1)
  const table = await opened(server.address, who!, { seats: 2 })
  const wish: Wish = { kind: 'salt', table, salt: 'mine' }
  const { done, codes } = await toAndFro(who!, wish, wish)
  expect(done).toBeLessThan(50)
  expect(codes).toContain('too-many')
  expect(await lines(table)).toBe(2)
})

test('who takes back and answers anew without end is asked to make up their mind', async () => {
  const clients = await people(server.address, 4)
  const table = await tableOf(clients, server.address, 'pact')
  await clients[0]!.send({ kind: 'start', table })
  await Promise.all(clients.map(client => client.until(({ about }) => about?.status === 'playing')))
  const rng = Rng.from('undo')
  const who = await untilFree(clients, table, rng)
  const { at, mine } = who.now!.seen!
  const answer = sample(mine!.decision, rng)
  const before = await lines(table)
  const { codes } = await toAndFro(who, { kind: 'answer', table, at, answer }, { kind: 'undo', table, at })
  expect(codes).toContain('too-many')
  expect((await lines(table)) - before).toBeLessThan(100)
})
