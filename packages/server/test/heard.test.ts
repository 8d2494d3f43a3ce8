import { games } from '@cloak/games'
import { canonical, Rng, sample, type Seen } from '@cloak/kernel'
import { type Notice, seenAfter } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Thought } from '../src/bots/brain.ts'
import { type Client, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

/** So many answers by bots are looked at. */
const ENOUGH = 100
const thoughts: Thought[] = []
const rng = Rng.from('stand-ins')
let server: Served
beforeAll(async () => {
  server = await served({}, undefined, {
    async decide(thought) {
      thoughts.push(thought)
      return sample(thought.seen.mine!.decision, rng)
    },
    close: async () => {},
  })
})
afterAll(() => server.end())

/** What a client was told at the table, written out, by what it saw then. */
function toldTo({ frames }: Client): Map<string, string> {
  const told = new Map<string, string>()
  const heard: unknown[] = []
  let seen: Seen<object> | null = null
  for (const frame of frames) {
    const notice = JSON.parse(frame) as Notice
    if (notice.kind !== 'now') continue
    seen = seenAfter(seen, notice)
    heard.push(...notice.told.flatMap(each => each.heard ?? []))
    if (seen?.mine) told.set(canonical(seen), JSON.stringify(heard))
  }
  return told
}

/** Answers what is asked of this seat until the game has come so far, and leaves it to a stand-in. */
async function playsUntil(client: Client, table: string, at: number): Promise<void> {
  for (;;) {
    const { seen, about } = await client.until(now => Boolean(now.seen?.mine) || (now.seen?.at ?? 0) >= at)
    if (about!.status !== 'playing' || seen!.at >= at) break
    const answer = sample(seen!.mine!.decision, rng)
    await client.send({ kind: 'answer', table, at: seen!.at, answer })
    await client.until(now => now.seen?.at !== seen!.at || !now.seen.mine)
  }
  await client.send({ kind: 'leave', table })
}

const cases = games.map(({ game }) => ({ game, seats: game.seats.includes(4) ? 4 : game.seats[0]!, name: game.id }))

test.each(cases)(
  '$name: a bot in the server hears, to the byte, what an outside bot in that seat is told, and sees the same',
  async ({ game, seats }) => {
    thoughts.length = 0
    const clients = await people(server.address, seats)
    const table = await tableOf(clients, server.address, game.id)
    await clients[0]!.send({ kind: 'say', table, text: 'for ears alone' })
    await clients[0]!.send({ kind: 'start', table })
    // Each leaves at another time: what went before comes from the journal, what follows as it happens.
    await Promise.all(clients.map((client, seat) => playsUntil(client, table, 4 + 6 * seat)))
    await expect.poll(() => thoughts.length, { timeout: 30_000 }).toBeGreaterThan(ENOUGH)
    await clients[0]!.send({ kind: 'abandon', table, agree: true })
    await Promise.all(clients.map(client => client.until(({ about }) => about?.status === 'abandoned')))
    expect(new Set(thoughts.map(({ seat }) => seat)).size).toBe(seats)
    const told = clients.map(toldTo)
    for (const { seat, seen, heard } of thoughts) expect(heard).toBe(told[seat]!.get(canonical(seen)))
    const longest = Math.max(...thoughts.map(({ heard }) => heard.length))
    expect(longest).toBeGreaterThan(2000)
    for (const client of clients) await client.close()
  },
  60_000,
)
