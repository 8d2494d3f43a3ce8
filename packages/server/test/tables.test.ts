import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Rng } from '@cloak/kernel'
import type { Notice } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, connect, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())
const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

test('the host seats, removes, starts and closes; others do not', async () => {
  const [host, guest, third] = await people(server.address, 3)
  const table = await opened(server.address, host!)
  const code = async (who: typeof host, wish: object) => {
    const notice = await who!.send({ table, ...wish } as never)
    return notice.kind === 'error' ? notice.error.code : notice.kind
  }
  expect(await code(guest, { kind: 'sit', seat: 0 })).toBe('conflict')
  expect(await code(guest, { kind: 'sit', seat: 2 })).toBe('done')
  expect(await code(guest, { kind: 'sit' })).toBe('conflict')
  expect(await code(guest, { kind: 'seat-bot', seat: 1, level: 'random' })).toBe('forbidden')
  expect(await code(guest, { kind: 'start' })).toBe('forbidden')
  expect(await code(host, { kind: 'start' })).toBe('conflict')
  expect(await code(host, { kind: 'seat-bot', seat: 9, level: 'random' })).toBe('bad-request')
  expect(await code(host, { kind: 'remove', seat: 2 })).toBe('done')
  expect(await code(guest, { kind: 'rise' })).toBe('forbidden')
  expect(await code(third, { kind: 'say', text: 'hello' })).toBe('forbidden')
  expect(await code(host, { kind: 'answer', at: 0, answer: 1 })).toBe('conflict')
  expect(await code(host, { kind: 'close' })).toBe('done')
  expect(await code(guest, { kind: 'sit' })).toBe('conflict')
})

test('who watches and then sits down sees with the seat’s eyes; who comes to watch later sees what is there', async () => {
  const [host, second, late] = await people(server.address, 3)
  const table = await opened(server.address, host!, { seats: 2 })
  for (const client of [host!, second!]) await client.send({ kind: 'watch', table })
  await second!.send({ kind: 'sit', table })
  await host!.send({ kind: 'start', table })
  const own = await second!.until(({ about }) => about?.status === 'playing')
  expect(own.seat).toBe(1)
  await late!.send({ kind: 'watch', table })
  const shown = await late!.until(({ seen }) => seen !== null)
  expect(shown).toMatchObject({ seat: null, seen: { at: own.seen!.at, mine: null } })
  // Everything is brought anew to who watches anew.
  await second!.send({ kind: 'watch', table, after: own.n })
  await second!.until(now => now !== own && now.told.length === 0)
  expect(second!.now!.change).toEqual([own.seen])
})

test('everybody is told how many watch without a seat; who looks in two windows is one', async () => {
  const [host, second, third] = await people(server.address, 3)
  const again = await connect(server.address, third!.who)
  const table = await opened(server.address, host!, { seats: 2 })
  const counts = (client: typeof host): number[] =>
    client!.frames.flatMap(text => {
      const notice = JSON.parse(text) as Notice
      return notice.kind === 'watching' ? [notice.count] : []
    })
  for (const client of [host!, second!, third!, again]) await client.send({ kind: 'watch', table })
  await expect.poll(() => counts(host)).toEqual([1, 2])
  await expect.poll(() => counts(again)).toEqual([2])
  await second!.send({ kind: 'sit', table })
  await again.send({ kind: 'unwatch', table })
  await third!.send({ kind: 'unwatch', table })
  await expect.poll(() => counts(host)).toEqual([1, 2, 1, 0])
  await again.close()
})

test('a table is found by its link alone, unless it is listed', async () => {
  const [host] = await people(server.address, 1)
  const hidden = await opened(server.address, host!)
  const shown = await opened(server.address, host!, { listed: true })
  const { said } = await ask<{ id: string }[]>(server.address, 'GET', '/api/tables')
  expect(said.map(({ id }) => id)).toContain(shown)
  expect(said.map(({ id }) => id)).not.toContain(hidden)
  expect((await ask(server.address, 'GET', `/api/tables/${hidden}`)).status).toBe(200)
  expect((await ask(server.address, 'GET', '/api/tables/nowhere')).status).toBe(404)
})

test('a command sent again is done once', async () => {
  const [host] = await people(server.address, 1)
  const table = await opened(server.address, host!)
  await host!.send({ kind: 'watch', table })
  for (let i = 0; i < 3; i++)
    expect(await host!.send({ kind: 'say', table, text: 'once' }, 'same')).toMatchObject({ kind: 'done' })
  const said = host!.frames.filter(frame => frame.includes('"text":"once"'))
  expect(said).toHaveLength(1)
})

test('bots play a whole game by themselves; it is filed, rated, replayed and verified', async () => {
  const [host, guest] = await people(server.address, 2)
  const table = await opened(server.address, host!, { seats: 5 })
  await guest!.send({ kind: 'sit', table, seat: 4 })
  for (const client of [host!, guest!]) await client.send({ kind: 'watch', table })
  for (const [i, level] of (['random', 'squire', 'courtier'] as const).entries())
    await host!.send({ kind: 'seat-bot', table, seat: i + 1, level })
  const { commitment } = host!.now!.about!
  const playing = Promise.all([plays(host!, table, Rng.from('bots')), plays(guest!, table, Rng.from('guest'))])
  await host!.send({ kind: 'start', table })
  expect((await ask(server.address, 'GET', `/api/tables/${table}/file`)).status).toBe(403)
  await playing
  const { said: file } = await ask<{
    setup: { seed: string }
    fairness: { secret: string; salts: string[]; commitment: string }
  }>(server.address, 'GET', `/api/tables/${table}/file`)
  const { secret, salts } = file.fairness
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(sha(secret)).toBe(commitment)
  expect(sha(['cloak-seed-1', secret, ...salts].join('\n'))).toBe(file.setup.seed)
  const path = join(server.dir, 'game.json')
  writeFileSync(path, JSON.stringify(file))
  expect((await promisify(execFile)(process.execPath, [CLI, 'verify', path])).stdout).toContain('holds')
  const replay = await ask<{ steps: unknown[] }>(server.address, 'GET', `/api/tables/${table}/replay?eyes=2`)
  expect(replay.said.steps.length).toBeGreaterThan(50)
  const profile = await ask<{ results: unknown[]; ratings: unknown[] }>(
    server.address,
    'GET',
    `/api/people/${host!.who.id}`,
  )
  expect(profile.said.results).toHaveLength(1)
  expect(profile.said.ratings).toHaveLength(1)
  const { said: best } = await ask<{ who: string }[]>(server.address, 'GET', '/api/games/citadels-2016/ratings')
  expect(best.map(({ who }) => who)).toContain('bot:random')
})

test('while a game runs nobody replays it with others’ eyes; who leaves is stood in for and takes the seat back', async () => {
  const clients = await people(server.address, 4)
  const [host, second] = clients
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await host!.send({ kind: 'start', table })
  await second!.until(({ about }) => about?.status === 'playing')
  const looks = async (who: typeof host, eyes: string) =>
    (await ask(server.address, 'GET', `/api/tables/${table}/replay?eyes=${eyes}`, { token: who!.who.token })).status
  expect(await looks(second, '1')).toBe(200)
  expect(await looks(second, '0')).toBe(403)
  expect(await looks(second, 'public')).toBe(200)
  for (const client of clients.slice(1))
    expect(await client.send({ kind: 'leave', table })).toMatchObject({ kind: 'done' })
  const playing = plays(host!, table, Rng.from('alone'))
  await host!.until(({ n }) => n > 40)
  expect(await second!.send({ kind: 'return', table })).toMatchObject({ kind: 'done' })
  expect(second!.now!.about!.seats[1]!.away).toBe(false)
  await second!.until(({ seen }) => Boolean(seen?.mine))
  await second!.send({ kind: 'leave', table })
  await playing
})

test('the rules refuse with their rule, and nothing changes; what is not free is not taken back', async () => {
  const clients = await people(server.address, 4)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table })
  await clients[0]!.until(({ about }) => about?.status === 'playing')
  const { n, seen } = clients[0]!.now!
  const asked = (seen!.waiting as number[])[0]!
  const by = (seat: number, at: number, answer: unknown) => clients[seat]!.send({ kind: 'answer', table, at, answer })
  expect(await by(asked, 0, 'nobody')).toMatchObject({
    kind: 'refused',
    why: { key: expect.stringMatching(/^kernel/) as string },
  })
  expect(await by(asked, 7, 'nobody')).toMatchObject({ kind: 'refused', why: { rule: 'kernel.stale' } })
  expect(await by((asked + 1) % 4, 0, 'nobody')).toMatchObject({ kind: 'refused', why: { rule: 'kernel.not-asked' } })
  expect(await clients[asked]!.send({ kind: 'undo', table, at: 0 })).toMatchObject({ why: { rule: 'kernel.not-free' } })
  expect(clients[0]!.now!.n).toBe(n)
})

test('talk is kept with the game; who is silenced is not heard, who is muted is not heard by the one', async () => {
  const clients = await people(server.address, 4)
  const [host, second, third] = clients
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await third!.send({ kind: 'mute', person: second!.who.id, on: true })
  await second!.send({ kind: 'say', table, text: '<b>psst</b>' })
  expect(host!.now!.told[0]!.said).toMatchObject({ seat: 1, text: '<b>psst</b>' })
  expect(third!.now!.told[0]).toEqual({ n: third!.now!.n })
  const claim = (args: object) => second!.send({ kind: 'claim', table, claim: { key: 'talk.i-am', args } as never })
  expect(await claim({ kind: 'character', id: 'bishop' })).toMatchObject({ kind: 'done' })
  for (const [kind, id] of Object.entries({ character: 'pope', event: 'built', why: 'too-dear' }))
    expect(await claim({ kind, id })).toMatchObject({ kind: 'error', error: { field: 'claim' } })
  await host!.send({ kind: 'silence', table, seat: 1, on: true })
  expect(await second!.send({ kind: 'say', table, text: 'x' })).toMatchObject({ error: { code: 'forbidden' } })
  const late = await connect(server.address, third!.who)
  await late.send({ kind: 'watch', table })
  await late.until(() => true)
  expect(late.now!.told.filter(({ said }) => said)).toHaveLength(0)
})

test('who talks without end is asked to let others speak', async () => {
  const [host] = await people(server.address, 1)
  const table = await opened(server.address, host!)
  const kinds = []
  for (let i = 0; i < 9; i++) kinds.push((await host!.send({ kind: 'say', table, text: `${i}` })).kind)
  expect(kinds.slice(0, 6)).toEqual(Array(6).fill('done'))
  expect(kinds.slice(7)).toEqual(Array(2).fill('error'))
})

test('a game is given up when everybody agrees; then there is a rematch', async () => {
  const clients = await people(server.address, 4)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table })
  expect(await clients[1]!.send({ kind: 'rematch', table })).toMatchObject({ error: { code: 'conflict' } })
  for (const client of clients.slice(0, 3)) await client.send({ kind: 'abandon', table, agree: true })
  expect(clients[0]!.now!.about!.status).toBe('playing')
  await clients[3]!.send({ kind: 'abandon', table, agree: true })
  await clients[0]!.until(({ about }) => about?.status === 'abandoned')
  const again = await clients[1]!.send({ kind: 'rematch', table })
  expect(await clients[2]!.send({ kind: 'rematch', table })).toMatchObject({
    table: (again as { table: string }).table,
  })
  expect(clients[3]!.now!.about!.rematch).toBe((again as { table: string }).table)
})

test('a table that nobody looks at leaves memory, and comes back as it was', async () => {
  const own = await served({ IDLE_AFTER: '1' })
  const clients = await people(own.address, 4)
  const table = await tableOf(clients, own.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table })
  await clients[0]!.until(({ about }) => about?.status === 'playing')
  const before = clients[0]!.now!.seen
  for (const client of clients) await client.send({ kind: 'unwatch', table })
  await new Promise(settle => setTimeout(settle, 1100))
  await own.keepers.sweep()
  expect(own.keepers.size()).toBe(0)
  await clients[0]!.send({ kind: 'watch', table })
  await clients[0]!.until(({ told }) => told.length > 3)
  expect(clients[0]!.now!.seen).toEqual(before)
  await own.end()
})
