import { createHash } from 'node:crypto'
import { gameNamed } from '@cloak/games'
import type { About, Notice, NoticeOf } from '@cloak/protocol'
import type { ServedGameFile } from '@cloak/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance } from '../src/tables/advance.ts'
import { begin } from '../src/tables/begin.ts'
import { judge } from '../src/tables/judge.ts'
import type { Line, LineOf } from '../src/tables/line.ts'
import { forKeeping, fromKept, type Position } from '../src/tables/room.ts'
import { ask, type Client, connect } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const seedOf = (secret: string, salts: readonly string[]) => sha(['cloak-seed-1', secret, ...salts].join('\n'))
const code = (notice: Notice) => (notice.kind === 'error' ? notice.error.code : notice.kind)
const salts = async (client: Client, table: string, salt: string) =>
  code(await client.send({ kind: 'salt', table, salt }))
const fileOf = async (address: string, table: string) =>
  (await ask<ServedGameFile>(address, 'GET', `/api/tables/${table}/file`)).said
/** Begins the game and gives it up at once: then its file is there. */
async function played(
  address: string,
  table: string,
  host: Client,
  clients: readonly Client[],
): Promise<ServedGameFile> {
  expect(code(await host.send({ kind: 'start', table }))).toBe('done')
  for (const client of clients) await client.send({ kind: 'abandon', table, agree: true })
  return fileOf(address, table)
}

test('a host who has seen the commitment adds a salt: alone with bots the server cannot choose the seed', async () => {
  const [host] = await people(server.address, 1)
  const table = await opened(server.address, host!, { seats: 3 })
  const { commitment } = (await ask<About>(server.address, 'GET', `/api/tables/${table}`)).said
  expect(await salts(host!, table, 'after-the-commitment')).toBe('done')
  for (const seat of [1, 2]) await host!.send({ kind: 'seat-bot', table, seat, level: 'random' })
  const { fairness, setup } = await played(server.address, table, host!, [host!])
  expect(fairness.salts).toEqual(['after-the-commitment', '', ''])
  expect(sha(fairness.secret)).toBe(commitment)
  expect(setup.seed).toBe(seedOf(fairness.secret, fairness.salts))
})

test('a salt is for those who sit, before the game begins; one from each, and the same again is no second line', async () => {
  const [host, guest, onlooker] = await people(server.address, 3)
  const table = await opened(server.address, host!, { seats: 2 })
  await host!.send({ kind: 'watch', table })
  await guest!.send({ kind: 'sit', table, salt: 'guest' })
  expect(await salts(onlooker!, table, 'x')).toBe('forbidden')
  expect(await salts(guest!, table, 'guest')).toBe('done')
  expect(await salts(host!, table, 'host')).toBe('done')
  const { n } = host!.now!
  expect(await salts(host!, table, 'host')).toBe('done')
  expect(await salts(host!, table, 'another')).toBe('conflict')
  expect(host!.now!.n).toBe(n)
  // Who rises takes the salt along; who sits down anew may add another.
  await guest!.send({ kind: 'rise', table })
  expect(await salts(guest!, table, 'guest')).toBe('forbidden')
  await guest!.send({ kind: 'sit', table })
  expect(await salts(guest!, table, 'anew')).toBe('done')
  await host!.send({ kind: 'start', table })
  expect(await salts(host!, table, 'late')).toBe('conflict')
  for (const client of [host!, guest!]) await client.send({ kind: 'abandon', table, agree: true })
  expect((await fileOf(server.address, table)).fairness.salts).toEqual(['host', 'anew'])
})

test('of a salt nobody sees anything but that the count goes on', async () => {
  const [host, guest, onlooker] = await people(server.address, 3)
  const table = await opened(server.address, host!, { seats: 2 })
  const all = [host!, guest!, onlooker!]
  for (const client of all) await client.send({ kind: 'watch', table })
  await guest!.send({ kind: 'sit', table, salt: 'salt-of-the-guest' })
  for (const client of all) await client.until(({ about }) => about?.seats[1]!.person === guest!.who.id)
  const { n } = onlooker!.now!
  expect(await salts(host!, table, 'salt-of-the-host')).toBe('done')
  for (const [i, client] of all.entries()) {
    await client.until(now => now.n > n)
    const last = JSON.parse(client.frames.findLast(text => text.includes('"now"'))!) as NoticeOf<'now'>
    const seat = i < 2 ? i : null
    expect(last).toEqual({ kind: 'now', table, n: n + 1, seat, told: [{ n: n + 1 }], change: {}, clocks: null })
  }
  await host!.send({ kind: 'start', table })
  for (const client of all) await client.until(({ about }) => about?.status === 'playing')
  const late = await connect(server.address, onlooker!.who)
  await late.send({ kind: 'watch', table })
  await late.until(({ seen }) => seen !== null)
  const paths = ['', '/replay?eyes=own', '/replay?eyes=public']
  const { token } = guest!.who
  const read = await Promise.all(
    paths.map(path => ask(server.address, 'GET', `/api/tables/${table}${path}`, { token })),
  )
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200])
  const said = [...[...all, late].flatMap(({ frames }) => frames), ...read.map(each => JSON.stringify(each.said))]
  expect(said.join('\n')).not.toContain('salt')
})

test('whoever asks for a rematch is seated without a salt, and adds one', async () => {
  const [host, guest] = await people(server.address, 2)
  const table = await opened(server.address, host!, { seats: 2 })
  await guest!.send({ kind: 'sit', table })
  await played(server.address, table, host!, [host!, guest!])
  const reply = await guest!.send({ kind: 'rematch', table })
  const again = 'table' in reply ? reply.table! : ''
  expect(await salts(guest!, again, 'once-more')).toBe('done')
  await host!.send({ kind: 'sit', table: again, salt: 'me-too' })
  const { fairness, setup } = await played(server.address, again, guest!, [host!, guest!])
  expect(fairness.salts).toEqual(['once-more', 'me-too'])
  expect(setup.seed).toBe(seedOf(fairness.secret, fairness.salts))
})

test('a salt outlives the server that took it', async () => {
  const first = await served()
  const [host] = await people(first.address, 1)
  const table = await opened(first.address, host!, { seats: 2 })
  await host!.send({ kind: 'salt', table, salt: 'kept' }, 'the-salt')
  await host!.send({ kind: 'seat-bot', table, seat: 1, level: 'random' })
  await host!.close()
  await first.stop()
  const second = await served({}, first.dir)
  const back = await connect(second.address, host!.who)
  expect(code(await back.send({ kind: 'salt', table, salt: 'kept' }, 'the-salt'))).toBe('done')
  const { fairness } = await played(second.address, table, back, [back])
  expect(fairness.salts).toEqual(['kept', ''])
  await back.close()
  await second.end()
})

const opening: LineOf<'opened'> = {
  kind: 'opened',
  time: 1,
  host: 'h',
  game: 'citadels-2016',
  seats: 2,
  options: gameNamed('citadels-2016')!.game.options(2).lapse as object,
  clock: { kind: 'none' },
  listed: false,
  secret: 'secret',
  sits: { person: 'h', name: 'H', salt: '' },
  bots: [],
}
const sat: Line = { kind: 'sat', seat: 1, person: 'p', name: 'P', salt: 'q', time: 2 }
function followed(first: Line, ...lines: Line[]): Position {
  const position = begin('t', first)
  for (const line of lines) advance(position, line)
  return position
}
const started = (position: Position) =>
  judge(position, { id: 'h', name: 'H', bot: false }, { id: 'go', kind: 'start', table: 't' }, 9, [])

test('a journal with a salt in it is followed to the same seed, from its lines and from a snapshot', () => {
  const position = followed(opening, sat, { kind: 'salted', seat: 0, salt: 'mine', time: 3 })
  const line = { kind: 'started', seed: seedOf('secret', ['mine', 'q']) }
  expect(started(position)).toMatchObject({ line })
  const kept = JSON.parse(JSON.stringify(forKeeping(position))) as Parameters<typeof fromKept>[0]
  expect(started(fromKept(kept))).toMatchObject({ line })
})

test('an older journal, whose host gave a salt when the table was opened, still makes the seed it made', () => {
  const position = followed({ ...opening, sits: { person: 'h', name: 'H', salt: 'old' } }, sat)
  expect(started(position)).toMatchObject({ line: { seed: seedOf('secret', ['old', 'q']) } })
})
