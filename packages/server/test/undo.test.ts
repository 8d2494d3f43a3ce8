import { gameNamed } from '@cloak/games'
import { Rng, sample } from '@cloak/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people, untilFree } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

test('an answer to a free question is taken back over the wire: the question is open again, and can be answered anew', async () => {
  const clients = await people(server.address, gameNamed('pact')!.game.seats[0]!)
  const table = await tableOf(clients, server.address, 'pact')
  await clients[0]!.send({ kind: 'start', table })
  await Promise.all(clients.map(client => client.until(({ about }) => about?.status === 'playing')))
  const rng = Rng.from('undo')
  const who = await untilFree(clients, table, rng)
  const before = who.now!
  const { at, mine } = before.seen!
  const others = clients.filter(client => client !== who)
  const answer = sample(mine!.decision, rng)
  const counted = others.map(({ now }) => now!.n)

  expect(await who.send({ kind: 'answer', table, at, answer })).toMatchObject({ kind: 'done' })
  const given = await who.until(({ n }) => n > before.n)
  expect(given.seen!.mine?.prompt === undefined || given.seen!.at !== at).toBe(true)
  // Nobody takes back what is another's.
  expect(await others[0]!.send({ kind: 'undo', table, at })).toMatchObject({ why: { rule: 'kernel.not-free' } })
  expect(await who.send({ kind: 'undo', table, at }, 'take-back')).toMatchObject({ kind: 'done' })
  const back = await who.until(({ n }) => n > given.n)
  expect(back.seen).toEqual(before.seen)
  // While others are still to answer a covert question they notice neither.
  expect(others.map(({ now }) => now!.n)).toEqual(counted)
  // Sent again it is done once; asked for anew there is nothing left to take back.
  expect(await who.send({ kind: 'undo', table, at }, 'take-back')).toMatchObject({ kind: 'done' })
  expect(await who.send({ kind: 'undo', table, at })).toMatchObject({ why: { rule: 'kernel.not-free' } })
  expect(await who.send({ kind: 'answer', table, at, answer })).toMatchObject({ kind: 'done' })
  expect((await who.until(({ n }) => n > back.n)).seen).toEqual(given.seen)
})
