import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect, newIdentity, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

const RUNS = Number(process.env['CLOAK_MALFORMED'] ?? 100_000)
const BATCH = 20
let server: Served
beforeAll(async () => void (server = await served({ LOG_LEVEL: 'silent' })))
afterAll(() => server.end())

const KINDS = [
  'sit',
  'salt',
  'rise',
  'seat-bot',
  'remove',
  'close',
  'start',
  'answer',
  'undo',
  'say',
  'claim',
  'silence',
  'leave',
]
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', null, -1, 1e308),
)
/** Things that look more or less like a command of this table. */
const frames = (table: string) =>
  fc.oneof(
    fc.string(),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
    fc.record({ id: junk, kind: fc.constantFrom(...KINDS), table: junk }).map(x => JSON.stringify(x)),
    fc
      .record(
        {
          id: fc.constantFrom('a', 'b'),
          kind: fc.constantFrom('answer', 'undo', 'sit', 'salt', 'claim'),
          table: fc.constant(table),
          at: junk,
          answer: junk,
          text: junk,
          seat: junk,
          salt: junk,
        },
        { requiredKeys: ['kind'] },
      )
      .map(x => JSON.stringify(x)),
    fc
      .record({
        id: fc.uuid(),
        kind: fc.constant('answer'),
        table: fc.constant(table),
        at: fc.constant(0),
        answer: junk,
      })
      .map(x => JSON.stringify(x)),
  )

test(`${RUNS} malformed frames: each is answered or the connection closed with a reason, and nothing changes`, async () => {
  const clients = await people(server.address, 4)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table })
  const witness = await clients[0]!.until(({ about }) => about?.status === 'playing')
  const stranger = await newIdentity(server.address, 'Stranger')
  const asked = clients.find(({ now }) => now?.seen?.mine)!
  const before = [witness.n, JSON.stringify(witness.seen)]

  let client: Client = await connect(server.address, stranger)
  let [sent, reasons, whole, from] = [0, 0, 0, 0]
  const all = fc.sample(frames(table), { numRuns: RUNS, seed: 5 })
  for (const [i, frame] of all.entries()) {
    if (client.closed) {
      expect(client.closed.reason).not.toBe('')
      reasons++
      client = await connect(server.address, i % 2 ? stranger : asked.who)
    }
    if (i % BATCH === 0) from = client.frames.length
    client.raw(frame)
    sent++
    if (i % BATCH !== BATCH - 1) continue
    await client.send({ kind: 'ping' }).catch(() => {})
    for (let tries = 0; tries < 200 && !client.closed && client.frames.length - from < BATCH + 1; tries++)
      await pause(10)
    if (client.closed) continue
    // Each got an answer of its own, and so did the ping.
    expect(client.frames.length - from).toBe(BATCH + 1)
    whole++
  }
  expect(sent).toBe(RUNS)
  expect(reasons).toBeGreaterThan(0)
  expect(whole).toBeGreaterThan(0)
  const after = await connect(server.address, clients[0]!.who)
  await after.send({ kind: 'watch', table, after: witness.n })
  const now = await after.until(() => true)
  expect([now.n, JSON.stringify(now.seen)]).toEqual(before)
}, 600_000)

test('malformed requests are answered with an error, and the server stays up', async () => {
  const paths = fc.constantFrom(
    '/api/guests',
    '/api/login',
    '/api/tables',
    '/api/me',
    '/api/me/claim',
    '/api/me/passkeys',
    '/api/passkeys/login',
    '/api/passkeys/challenge',
    '/api/tables/x',
    '/socket',
    '/%',
    '/api/people/%00',
    '/api/games/x/options',
  )
  const requests = fc.record({
    path: paths,
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
    body: fc.oneof(fc.string(), fc.json(), fc.string({ minLength: 17_000, maxLength: 17_010 })),
  })
  const codes = new Set<number>()
  for (const { path, method, body } of fc.sample(requests, { numRuns: Math.ceil(RUNS / 50), seed: 6 })) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${body.slice(0, 30).replaceAll(/[^\w-]/g, 'x')}`,
    }
    const { status } = await fetch(server.address + path, { method, headers, ...(method !== 'GET' && { body }) })
    codes.add(status)
  }
  for (const code of codes) expect(code).toBeLessThan(500)
  expect(codes).toContain(400)
  expect(codes).toContain(413)
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
}, 600_000)

test('bytes that are not even HTTP end the connection, not the server', async () => {
  const { port } = new URL(server.address)
  for (const bytes of fc.sample(fc.uint8Array({ minLength: 1, maxLength: 300 }), { numRuns: 100, seed: 7 }))
    await new Promise<void>(settle => {
      const socket = new Socket()
      socket.on('error', () => {})
      socket.on('close', () => settle())
      socket.connect(Number(port), '127.0.0.1', () => socket.end(Buffer.from(bytes)))
      socket.resume()
    })
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
})
