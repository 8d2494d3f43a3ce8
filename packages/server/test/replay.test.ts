import { Rng, type Seen } from '@cloak/kernel'
import { type MyTable, type Notice, patched, type Replay, seenAfter } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type Client, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

let server: Served
let clients: Client[]
let table: string
beforeAll(async () => {
  server = await served()
  clients = await people(server.address, 4)
  table = await tableOf(clients, server.address, 'citadels-2016')
})
afterAll(() => server.end())

const replay = (query: string, who?: Client) =>
  ask<Replay>(server.address, 'GET', `/api/tables/${table}/replay${query}`, {
    ...(who && { token: who.who.token }),
  })
/** What was seen after each step, of a replay that has only the changes. */
function unrolled({ steps }: Replay): (Seen<object> | null)[] {
  let seen: unknown = null
  return steps.map(({ change }) => (seen = patched(seen, change)) as Seen<object> | null)
}
const mine = async (who: Client) =>
  (await ask<MyTable[]>(server.address, 'GET', '/api/me/tables', { token: who.who.token })).said

test('while the game runs each seat replays with its own eyes, others with the public’s, nobody with more', async () => {
  await clients[0]!.send({ kind: 'say', table, text: 'good luck' })
  await clients[0]!.send({ kind: 'start', table })
  await clients[1]!.until(({ about }) => about?.status === 'playing')
  const status = async (query: string, who?: Client) => (await replay(query, who)).status
  expect(await status('?eyes=1', clients[1])).toBe(200)
  expect(await status('?eyes=own', clients[1])).toBe(200)
  expect(await status('?eyes=public')).toBe(200)
  for (const query of ['?eyes=0', '?eyes=all']) {
    expect(await status(query, clients[1])).toBe(403)
    expect(await status(query)).toBe(403)
  }
  for (const query of ['?eyes=9', '?eyes=x', '?eyes=', '?eyes=-1']) expect(await status(query, clients[1])).toBe(400)
  const own = await replay('?eyes=own', clients[1])
  expect(own.said.seat).toBe(1)
  expect(unrolled(own.said).at(-1)).toEqual(clients[1]!.now!.seen)
  const stranger = await replay('?eyes=own')
  expect(stranger.said.seat).toBeNull()
  expect(stranger.said.steps.flatMap(({ said }) => said ?? [])).toMatchObject([{ seat: 0, text: 'good luck' }])
})

test('one’s own tables are found from any device, with the place once they are over', async () => {
  expect(await mine(clients[2]!)).toMatchObject([{ id: table, status: 'playing', taken: 4, place: null }])
  expect((await ask(server.address, 'GET', '/api/me/tables')).status).toBe(401)
  await Promise.all(clients.map((client, i) => plays(client, table, Rng.from(`replay ${i}`))))
  const places = clients[0]!.now!.about!.standing!.map(({ place }) => place)
  for (const [i, client] of clients.entries())
    await expect.poll(() => mine(client)).toMatchObject([{ id: table, status: 'over', place: places[i] }])
})

/** What a client was shown while the game ran, by the number of the notice. */
function shownTo({ frames }: Client): Map<number, Seen<object> | null> {
  const shown = new Map<number, Seen<object> | null>()
  let seen: Seen<object> | null = null
  for (const frame of frames) {
    const notice = JSON.parse(frame) as Notice
    if (notice.kind === 'now') shown.set(notice.n, (seen = seenAfter(seen, notice)))
  }
  return shown
}

test('when it has ended anybody replays it with any eyes, and sees what those eyes were shown', async () => {
  for (const [seat, client] of clients.entries()) {
    const { said } = await replay(`?eyes=${seat}`)
    const [shown, states] = [shownTo(client), unrolled(said)]
    const last = said.steps.slice(-shown.size)
    expect(new Map(last.map(({ n }) => [n, states[n - 1]]))).toEqual(shown)
    expect(JSON.stringify(said).length * 3).toBeLessThan(JSON.stringify(states).length)
  }
  expect(unrolled((await replay('?eyes=public')).said).at(-1)).toMatchObject({ mine: null })
})

test('with everybody’s eyes every hand lies open, and every private word is heard', async () => {
  const all = (await replay('?eyes=all')).said
  const seats = await Promise.all([0, 1, 2, 3].map(async seat => (await replay(`?eyes=${seat}`)).said))
  interface View {
    players: { hand: string[] | null }[]
  }
  const hands = (seen: unknown) => (seen as Seen<View> | null)?.view.players.map(({ hand }) => hand)
  const [dealt, ...rest] = unrolled(all).flatMap(seen => hands(seen) ?? [])
  expect([dealt, ...rest]).not.toContain(null)
  const middle = unrolled(all).find(seen => seen?.at === 40)
  for (const [seat, own] of seats.entries()) {
    const seen = unrolled(own).find(seen => seen?.at === 40)
    expect(hands(middle)![seat]).toEqual(hands(seen)![seat])
  }
  const some = ({ steps }: Replay) => steps.flatMap(({ heard }) => heard ?? []).filter(each => each.some)
  for (const own of seats) for (const each of some(own)) expect(some(all)).toContainEqual(each)
  expect(all.steps.flatMap(({ said }) => said ?? [])).toHaveLength(1)
})
