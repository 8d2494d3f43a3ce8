import { type Rng, sample } from '@cloak/kernel'
import { ask, type Client, connect, newIdentity } from './client.ts'

/** So many people, connected. */
export async function people(address: string, count: number): Promise<Client[]> {
  const clients: Client[] = []
  for (let i = 0; i < count; i++) clients.push(await connect(address, await newIdentity(address, `Person ${i}`)))
  return clients
}

/** A new table of the first one's. */
export async function opened(address: string, host: Client, more: object = {}): Promise<string> {
  const body = { game: 'citadels-2016', seats: 4, ...more }
  const { status, said } = await ask<{ id: string }>(address, 'POST', '/api/tables', { token: host.who.token, body })
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(said)}`)
  return said.id
}

/** Plays at random until somebody is asked what may be taken back. */
export async function untilFree(clients: readonly Client[], table: string, rng: Rng): Promise<Client> {
  for (let i = 0; i < 400; i++) {
    const free = clients.find(({ now }) => now?.seen?.mine?.free)
    if (free) return free
    const asked = clients.find(({ now }) => now?.seen?.mine)!
    const { at, mine } = asked.now!.seen!
    await asked.send({ kind: 'answer', table, at, answer: sample(mine!.decision, rng) })
  }
  throw new Error('nothing in this game may be taken back')
}
