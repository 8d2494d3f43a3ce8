import { Rng, sample, type Seen } from '@cloak/kernel'
import { type Difference, type Notice, type NoticeOf, patched } from '@cloak/protocol'
import { WebSocket } from 'ws'

const SEATS = 4
export interface Driven {
  rate: number
  p50: number
  p99: number
  /** Of a notice, on average. */
  bytes: number
  seconds: number
  /** Cores this process used: near 1, it is the limit and not the server. */
  driver: number
}

/** Of what is seen, all that is needed to answer. */
type Asked = Pick<Seen<object>, 'at' | 'mine'>
function askedAfter(before: Asked | null, { change }: NoticeOf<'now'>): Asked | null {
  if (Array.isArray(change)) return change[0] as Asked | null
  const { at, mine } = change as { at?: Difference; mine?: Difference }
  return before && (patched(before, { ...(at && { at }), ...(mine && { mine }) }) as Asked)
}

/** Plays at many tables at once, one move in flight at each. */
export async function drive(
  address: string,
  tables: number,
  seconds: number,
  begin: () => Promise<void>,
): Promise<Driven> {
  const latencies: number[] = []
  const totals = { bytes: 0, notices: 0 }
  let on = false
  const rooms = []
  for (let i = 0; i < tables; i++) rooms.push(await room(address, i, totals, ms => on && latencies.push(ms)))
  const playing = rooms.map(each => each.play())
  await new Promise(settle => setTimeout(settle, 2000))
  await begin()
  on = true
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  await new Promise(settle => setTimeout(settle, seconds * 1000))
  on = false
  const took = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  for (const each of rooms) each.stop()
  await Promise.all(playing)
  const sorted = latencies.sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return {
    rate: sorted.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: totals.bytes / totals.notices,
    seconds: took,
    driver: (user + system) / 1e6 / took,
  }
}

async function room(
  address: string,
  number: number,
  totals: { bytes: number; notices: number },
  moved: (ms: number) => void,
) {
  const rng = Rng.from(`room ${number}`)
  const acks = new Map<string, (notice: { table?: string | undefined }) => void>()
  const asked: (Asked | null)[] = Array<Asked | null>(SEATS).fill(null)
  let [serial, have, sent] = [0, 0, 0]
  let table = ''
  let going = true
  let all: () => void = () => {}

  const ask = (socket: WebSocket, wish: object): Promise<{ table?: string | undefined }> =>
    new Promise(settle => {
      const id = `${serial++}`
      acks.set(id, settle)
      socket.send(JSON.stringify({ id, ...wish }))
    })

  async function seat(i: number): Promise<WebSocket> {
    const made = await fetch(`${address}/api/bots`, { method: 'POST', body: JSON.stringify({ name: `Seat ${i}` }) })
    const { token } = (await made.json()) as { token: string }
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    })
    socket.on('message', data => {
      const text = (data as Buffer).toString()
      const notice = JSON.parse(text) as Notice
      if (notice.kind === 'now') {
        if (notice.table !== table) return
        asked[i] = askedAfter(asked[i]!, notice)
        if (!asked[i]) return
        totals.bytes += text.length
        totals.notices++
        if (++have === SEATS) all()
      } else if (notice.kind === 'done') {
        acks.get(notice.id)?.(notice)
        acks.delete(notice.id)
      } else if (notice.kind !== 'welcome' && notice.kind !== 'watching') throw new Error(text)
    })
    await new Promise(settle => socket.once('message', settle))
    if (i === 0) {
      const body = JSON.stringify({ game: 'citadels-2016', seats: SEATS })
      const opened = await fetch(`${address}/api/tables`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}` },
      })
      table = ((await opened.json()) as { id: string }).id
    }
    return socket
  }
  const sockets: WebSocket[] = []
  for (let i = 0; i < SEATS; i++) sockets.push(await seat(i))
  await begin()

  async function begin(): Promise<void> {
    for (const socket of sockets.slice(1)) await ask(socket, { kind: 'sit', table })
    for (const socket of sockets) await ask(socket, { kind: 'watch', table })
    have = 0
    const dealt = new Promise<void>(settle => (all = settle))
    await ask(sockets[0]!, { kind: 'start', table })
    await dealt
  }
  async function again(): Promise<void> {
    all = () => {}
    const old = table
    asked.fill(null)
    table = (await ask(sockets[0]!, { kind: 'rematch', table })).table!
    for (const socket of sockets) await ask(socket, { kind: 'unwatch', table: old })
    await begin()
  }

  /** Somebody of whom something is asked answers it. */
  function move(): boolean {
    const i = asked.findIndex(each => each?.mine)
    const { at, mine } = asked[i] ?? {}
    if (!mine) return false
    have = 0
    sent = performance.now()
    const answer = sample(mine.decision, rng)
    sockets[i]!.send(JSON.stringify({ id: `m${serial++}`, kind: 'answer', table, at, answer }))
    return true
  }
  return {
    async play() {
      for (;;) {
        if (!going) break
        const done = new Promise<void>(settle => (all = settle))
        if (!move()) {
          await again()
          continue
        }
        await done
        moved(performance.now() - sent)
      }
      for (const socket of sockets) socket.close()
    },
    stop: () => void (going = false),
  }
}
