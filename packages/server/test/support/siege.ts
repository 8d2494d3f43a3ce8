import { Rng, sample } from '@cloak/kernel'
import { expect } from 'vitest'
import { ask, type Client, type Identity, newIdentity, plays, tableOf } from './client.ts'
import type { Scene } from './junk/frames.ts'
import type { Rows } from './rows.ts'
import { stormOfBrokenFrames, stormOfBrokenRequests, stormOfFrames, stormOfRequests } from './storm.ts'
import { people } from './table.ts'

/** A server with something to lose. */
export interface Court {
  clients: Client[]
  scene: Scene
  /** Who sends junk, and whether they look at the table meanwhile. */
  senders: { role: string; who: Identity; isWatching: boolean }[]
}

/** A game that is over and filed, another in play, and people who have a login and do not want to hear somebody. */
export async function courtAt(address: string): Promise<Court> {
  const clients = await people(address, 4)
  const [host, second] = clients
  const first = await tableOf(clients.slice(0, 2), address, 'citadels-2016')
  await host!.send({ kind: 'start', table: first })
  await Promise.all([host!, second!].map((client, i) => plays(client, first, Rng.from(`over ${i}`))))
  await host!.send({ kind: 'mute', person: second!.who.id, on: true })
  const body = { login: 'host@example.org', password: 'correct horse' }
  await ask(address, 'POST', '/api/me/claim', { token: host!.who.token, body })

  const table = await tableOf(clients, address, 'citadels-2016')
  await host!.send({ kind: 'start', table })
  const rng = Rng.from('siege')
  for (let i = 0; i < 30; i++) {
    const asked = await askedAt(clients, table)
    const { at, mine } = asked.now!.seen!
    await asked.send({ kind: 'answer', table, at, answer: sample(mine!.decision, rng) })
  }
  const asked = await askedAt(clients, table)
  const { at, mine } = asked.now!.seen!
  for (const client of clients) await client.until(({ seen }) => seen?.at === at)
  const stranger = await newIdentity(address, 'Stranger')
  const onlooker = await newIdentity(address, 'Onlooker')
  return {
    clients,
    scene: { table, at, decision: mine!.decision },
    senders: [
      { role: 'stranger', who: stranger, isWatching: false },
      { role: 'onlooker', who: onlooker, isWatching: true },
      { role: 'host', who: host!.who, isWatching: true },
      { role: 'asked', who: asked.who, isWatching: true },
      { role: 'seated', who: clients.find(each => each !== asked && each !== host)!.who, isWatching: false },
    ],
  }
}
/** Whoever is asked something at this table. */
async function askedAt(clients: readonly Client[], table: string): Promise<Client> {
  const asked = async (client: Client): Promise<Client> => {
    await client.until(({ seen, table: at }) => at === table && Boolean(seen?.mine))
    return client
  }
  return Promise.any(clients.map(asked))
}

/** How much of each is thrown at a server. */
export interface Siege {
  frames: number
  requests: number
}

/** Junk of every sort, from everybody: all of it is answered or turned away, nothing that is kept has changed, and the game goes on. */
export async function withstands(
  address: string,
  rows: () => Promise<Rows>,
  { frames, requests }: Siege,
): Promise<void> {
  const court = await courtAt(address)
  const { clients, scene } = court
  const looks = () => clients.map(({ now }) => [now!.n, now!.seen])
  const [kept, seen] = [await rows(), structuredClone(looks())]
  for (const table of ['journal', 'tables', 'people', 'mutes', 'outcomes', 'skills'])
    expect(kept[table]).not.toEqual([])

  const broken = Math.ceil(frames / 50)
  const { sent, closings } = await stormOfFrames(address, court, frames - broken, 5)
  expect(Object.values(sent).reduce((sum, each) => sum + each, broken)).toBe(frames)
  for (const { role } of court.senders) expect(sent[role]).toBeGreaterThan(frames / 10)
  expect(closings).toBeGreaterThan(0)
  expect(await stormOfBrokenFrames(address, court, broken, 6)).toEqual(new Set([1002, 1007, 1009]))

  const torn = Math.ceil(requests / 5)
  const statuses = await stormOfRequests(address, court, requests - torn, 7)
  const others = await stormOfBrokenRequests(address, court, torn, 8)
  const all = new Set([...statuses.keys(), ...others.keys()])
  for (const status of all) expect(status).toBeLessThan(500)
  for (const status of [400, 401, 403, 404, 413, 431]) expect(all).toContain(status)

  expect(await rows()).toEqual(kept)
  expect(looks()).toEqual(seen)
  const { said: figures } = await ask<string>(address, 'GET', '/metrics')
  expect(figures).toMatch(/^cloak_faults_total 0$/m)
  const answers = await Promise.all(clients.map((client, i) => plays(client, scene.table, Rng.from(`on ${i}`))))
  expect(answers.every(count => count > 0)).toBe(true)
}
