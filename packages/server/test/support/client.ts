import type { Answer, Rng, Seen } from '@cloak/kernel'
import { sample } from '@cloak/kernel'
import { type Command, type Notice, type NoticeOf, seenAfter } from '@cloak/protocol'
import { WebSocket } from 'ws'

type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

/** Asks over HTTP; the answer and its status. */
export async function ask<R = { [field: string]: unknown }>(
  address: string,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: { [name: string]: string } } = {},
): Promise<{ status: number; said: R; headers: Headers }> {
  const response = await fetch(address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    said: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as R,
    headers: response.headers,
  }
}

/** A notice, with all that is seen after it. */
export type Now = NoticeOf<'now'> & { seen: Seen<object> | null }

export interface Identity {
  id: string
  name: string
  token: string
}
/** A person, who shows as a token what their cookie holds. */
export async function newIdentity(address: string, name: string): Promise<Identity> {
  const { said, headers } = await ask<{ id: string }>(address, 'POST', '/api/guests', { body: { name } })
  return { id: said.id, name, token: /^cloak=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '' }
}
/** Somebody's program. */
export const newProgram = async (address: string, name: string): Promise<Identity> =>
  (await ask<Identity>(address, 'POST', '/api/bots', { body: { name } })).said

/** A connection that keeps everything it receives. */
export interface Client {
  readonly who: Identity
  readonly frames: string[]
  /** The last state of the table watched. */
  readonly now: Now | null
  readonly closed: { code: number; reason: string } | null
  send(wish: Wish, id?: string): Promise<Exclude<Notice, { kind: 'now' } | { kind: 'welcome' }>>
  raw(data: string | Buffer): void
  onNow(listener: (now: Now) => void): void
  /** Resolves when the table looks so. */
  until(so: (now: Now) => boolean): Promise<Now>
  close(): Promise<void>
}

let serial = 0
export async function connect(address: string, who: Identity): Promise<Client> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${who.token}` },
    perMessageDeflate: false,
  })
  const frames: string[] = []
  const asked = new Map<string, { settle: (notice: never) => void; fail: (error: Error) => void }>()
  const listeners = new Set<(now: Now) => void>()
  const waiting = new Set<(error: Error) => void>()
  let now: Now | null = null
  const seen = new Map<string, Now['seen']>()
  let about: NoticeOf<'now'>['about']
  let closed: Client['closed'] = null
  socket.on('message', data => {
    const text = (data as Buffer).toString()
    frames.push(text)
    const notice = JSON.parse(text) as Notice
    if (notice.kind === 'now') {
      about = notice.about ?? about
      now = { ...notice, ...(about && { about }), seen: seenAfter(seen.get(notice.table) ?? null, notice) }
      seen.set(notice.table, now.seen)
      for (const listener of listeners) listener(now)
    } else if ('id' in notice && notice.id !== undefined) {
      asked.get(notice.id)?.settle(notice as never)
      asked.delete(notice.id)
    }
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
    for (const { fail } of asked.values()) fail(new Error(`closed: ${code} ${String(reason)}`))
    asked.clear()
    for (const fail of waiting) fail(new Error('closed while waiting'))
  })
  socket.on('error', () => {})
  await new Promise<void>((settle, fail) => {
    socket.once('message', () => settle())
    socket.once('error', fail)
    socket.once('close', () => fail(new Error('turned away')))
  })
  const client: Client = {
    who,
    frames,
    get now() {
      return now
    },
    get closed() {
      return closed
    },
    send: (wish, id = `c${serial++}`) =>
      new Promise((settle, fail) => {
        if (closed) return fail(new Error('closed'))
        asked.set(id, { settle, fail })
        socket.send(JSON.stringify({ ...wish, id }))
      }),
    raw: data => socket.send(data),
    onNow: listener => void listeners.add(listener),
    until: so =>
      new Promise((settle, fail) => {
        if (now && so(now)) return settle(now)
        const look = (seen: Now) => {
          if (!so(seen)) return
          listeners.delete(look)
          waiting.delete(fail)
          settle(seen)
        }
        if (closed) return fail(new Error('closed'))
        listeners.add(look)
        waiting.add(fail)
      }),
    close: () =>
      new Promise(settle => {
        if (closed) return settle()
        socket.once('close', () => settle())
        socket.close()
      }),
  }
  return client
}

/** A table with these people on it, started, watched by all. */
export async function tableOf(
  clients: readonly Client[],
  address: string,
  game: string,
  more: object = {},
): Promise<string> {
  const [host, ...others] = clients
  const { status, said } = await ask<{ id: string }>(address, 'POST', '/api/tables', {
    token: host!.who.token,
    body: { game, seats: clients.length, ...more },
  })
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(said)}`)
  const { id: table } = said
  for (const client of others) await client.send({ kind: 'sit', table })
  for (const client of clients) await client.send({ kind: 'watch', table })
  return table
}

/** Answers everything that is asked of this client, at random, until the game is over; how many answers were taken. */
export async function plays(client: Client, table: string, rng: Rng): Promise<number> {
  let answered = 0
  let last = ''
  const answer = (now: Now) => {
    const { seen } = now
    if (!seen?.mine || now.table !== table) return
    const key = `${seen.at} ${now.n}`
    if (key === last) return
    last = key
    const said: Answer = sample(seen.mine.decision, rng)
    client.send({ kind: 'answer', table, at: seen.at, answer: said }).then(
      notice => {
        if (notice.kind === 'done') answered++
      },
      () => {},
    )
  }
  client.onNow(answer)
  if (client.now) answer(client.now)
  await client.until(({ about }) => about?.status === 'over' || about?.status === 'abandoned')
  return answered
}
