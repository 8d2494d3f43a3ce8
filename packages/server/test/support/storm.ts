import fc from 'fast-check'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { Identity } from './client.ts'
import { brokenFrames, brokenRequests } from './junk/broken.ts'
import { frames } from './junk/frames.ts'
import { requests } from './junk/requests.ts'
import { answersTo, answerTo, closedWith } from './raw.ts'
import type { Court } from './siege.ts'

/** So many connections at once. */
const LANES = 6
/** So many mistakes are borne; one more, and the connection is closed. */
const BORNE = 40
/** So many requests one right after the other. */
const PIPELINED = 20

async function inLanes<T>(all: readonly T[], does: (each: T, i: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let i = next++; i < all.length; i = next++) await does(all[i]!, i)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
function parted<T>(all: readonly T[], size: (part: number) => number): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < all.length; from += parts.at(-1)!.length)
    parts.push(all.slice(from, from + size(parts.length)))
  return parts
}

/** What becomes of messages on one connection: how many were answered, and why it was closed if it was. */
function volley(
  address: string,
  who: Identity,
  watched: string | null,
  messages: readonly (string | Buffer)[],
): Promise<{ answered: number; closed: { code: number; reason: string } | null }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${who.token}` },
    perMessageDeflate: false,
  })
  return new Promise((settle, fail) => {
    let answered = watched === null ? 0 : -1
    const fire = () => messages.forEach(each => socket.send(each))
    socket.on('message', data => {
      const kind = /^\{"kind":"(\w+)"/.exec((data as Buffer).toString('latin1', 0, 30))?.[1]
      if (kind === 'welcome') {
        if (watched === null) fire()
        else socket.send(JSON.stringify({ kind: 'watch', id: 'watch', table: watched }))
      }
      if (kind !== 'error' && kind !== 'refused' && kind !== 'done') return
      if (answered++ === -1) fire()
      if (answered < messages.length) return
      settle({ answered, closed: null })
      socket.terminate()
    })
    socket.on('close', (code, reason) => settle({ answered, closed: { code, reason: String(reason) } }))
    socket.on('error', fail)
  })
}

/** Malformed messages from all sorts of people: each is answered, or the connection closed with a reason. */
export async function stormOfFrames(address: string, { scene, senders }: Court, count: number, seed: number) {
  const all = fc.sample(frames(scene), { numRuns: count, seed })
  // Every tenth says more than is borne, whoever says it.
  const volleys = parted(all, part => (Math.floor(part / senders.length) % 10 === 9 ? BORNE * 2 : BORNE))
  const sent: { [role: string]: number } = {}
  let closings = 0
  await inLanes(volleys, async (messages, i) => {
    const { role, who, isWatching } = senders[i % senders.length]!
    const { answered, closed } = await volley(address, who, isWatching ? scene.table : null, messages)
    if (closed) {
      expect(closed).toEqual({ code: 1008, reason: 'too many mistakes' })
      expect(messages.length).toBeGreaterThan(BORNE)
      expect(answered).toBeGreaterThan(BORNE)
      closings++
    } else expect(answered).toBe(messages.length)
    sent[role] = (sent[role] ?? 0) + messages.length
  })
  return { sent, closings }
}

/** Bytes that break the rules of WebSockets: each closes its connection, and says by a code why. */
export async function stormOfBrokenFrames(address: string, { senders }: Court, count: number, seed: number) {
  const codes = new Set<number | null>()
  const port = Number(new URL(address).port)
  await inLanes(fc.sample(brokenFrames, { numRuns: count, seed }), async (bytes, i) => {
    codes.add(await closedWith(port, senders[i % senders.length]!.who.token, bytes))
  })
  return codes
}

/** Malformed requests: the statuses of the answers, of which there is one for each. */
export async function stormOfRequests(address: string, { scene, senders }: Court, count: number, seed: number) {
  const port = Number(new URL(address).port)
  const statuses = new Map<number, number>()
  for (const { who } of senders) {
    const part = { numRuns: Math.ceil(count / senders.length), seed: seed++ }
    const letters = fc.sample(requests({ table: scene.table, token: who.token }), part)
    await inLanes(
      parted(letters, () => PIPELINED),
      async each => {
        const answers = await answersTo(port, each)
        expect(answers).toHaveLength(each.length)
        for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      },
    )
  }
  return statuses
}

/** What is not even HTTP: the statuses of the answers. Only those who hung up themselves go without one. */
export async function stormOfBrokenRequests(address: string, { senders }: Court, count: number, seed: number) {
  const port = Number(new URL(address).port)
  const statuses = new Map<number, number>()
  const { token } = senders[0]!.who
  await inLanes(fc.sample(brokenRequests(token), { numRuns: count, seed }), async broken => {
    const status = await answerTo(port, broken)
    if (status === null) expect(broken).toMatchObject({ isCut: true })
    else statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return statuses
}
