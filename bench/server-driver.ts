import { setTimeout as pause } from 'node:timers/promises'
import { Rng, sample, type Seen } from '@cloak/kernel'
import { type Difference, type Notice, type NoticeOf, patched } from '@cloak/protocol'
import { part } from './clock.ts'
import { type Wire, wire } from './server-wire.ts'

const SEATS = 4
/** Until V8 has compiled what is run most. */
const WARM = 5000
export interface Driven {
  rate: number
  p50: number
  p99: number
  /** How long each move took, in milliseconds, the shortest first. */
  all: readonly number[]
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

/** Nothing was asked and nothing is: this need not be read, and what it takes to read it is left to the server. */
const isOfNoConcern = (before: Asked, text: string, table: string): boolean =>
  !before.mine && text.startsWith(`{"kind":"now","table":"${table}"`) && !text.includes('"mine":')

/** People at many tables at once, one move in flight at each. */
export interface Crowd {
  /** From now on the next move comes after so many milliseconds on average, drawn for each; at first, at once. */
  pace(milliseconds: number): void
  /** How they fared for so many seconds. */
  measure(seconds: number): Promise<Driven>
  leave(): Promise<void>
}

export async function crowd(address: string, tables: number): Promise<Crowd> {
  let latencies: number[] | null = null
  let mean = 0
  const rest = async (): Promise<void> => {
    if (mean > 0) await pause(-mean * Math.log(1 - Math.random()))
  }
  const totals = { bytes: 0, notices: 0 }
  const rooms: Room[] = []
  for (let i = 0; i < tables; i++) rooms.push(await room(address, i, totals, ms => latencies?.push(ms), rest))
  const playing = rooms.map(each => each.play())
  await pause(WARM)
  return {
    pace: milliseconds => void (mean = milliseconds),
    async measure(seconds) {
      const taken: number[] = []
      latencies = taken
      Object.assign(totals, { bytes: 0, notices: 0 })
      const [cpu, start] = [process.cpuUsage(), performance.now()]
      await pause(seconds * 1000)
      latencies = null
      const took = (performance.now() - start) / 1000
      const { user, system } = process.cpuUsage(cpu)
      const sorted = taken.sort((one, other) => one - other)
      return {
        rate: sorted.length / took,
        p50: part(sorted, 0.5),
        p99: part(sorted, 0.99),
        all: sorted,
        bytes: totals.bytes / totals.notices,
        seconds: took,
        driver: (user + system) / 1e6 / took,
      }
    },
    async leave() {
      for (const each of rooms) each.stop()
      await Promise.all(playing)
    },
  }
}

interface Room {
  play(): Promise<void>
  stop(): void
}
async function room(
  address: string,
  number: number,
  totals: { bytes: number; notices: number },
  moved: (ms: number) => void,
  rest: () => Promise<void>,
): Promise<Room> {
  const rng = Rng.from(`room ${number}`)
  const acks = new Map<string, (notice: { table?: string | undefined }) => void>()
  const asked: (Asked | null)[] = Array<Asked | null>(SEATS).fill(null)
  let [serial, have, sent] = [0, 0, 0]
  let table = ''
  let going = true
  let all: () => void = () => {}

  const ask = (socket: Wire, wish: object): Promise<{ table?: string | undefined }> =>
    new Promise(settle => {
      const id = `${serial++}`
      acks.set(id, settle)
      socket.send(JSON.stringify({ id, ...wish }))
    })

  function heard(i: number, text: string): void {
    const before = asked[i]!
    if (before && isOfNoConcern(before, text, table)) return shown(text)
    const notice = JSON.parse(text) as Notice
    if (notice.kind === 'now') {
      if (notice.table !== table) return
      asked[i] = askedAfter(before, notice)
      if (asked[i]) shown(text)
    } else if (notice.kind === 'done') {
      acks.get(notice.id)?.(notice)
      acks.delete(notice.id)
    } else if (notice.kind !== 'welcome' && notice.kind !== 'watching') throw new Error(text)
  }
  function shown(text: string): void {
    totals.bytes += text.length
    totals.notices++
    if (++have === SEATS) all()
  }
  async function seat(i: number): Promise<Wire> {
    // People, not programs: what they play is rated.
    const made = await fetch(`${address}/api/guests`, { method: 'POST', body: JSON.stringify({ name: `Seat ${i}` }) })
    await made.text()
    const token = /^cloak=([^;]+)/.exec(made.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const socket = await wire(address, token, text => heard(i, text))
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
  const sockets: Wire[] = []
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
        await rest()
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
