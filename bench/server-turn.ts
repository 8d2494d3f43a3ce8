import { median, part, whole } from './clock.ts'
import type { Crowd, Driven } from './server-driver.ts'
import type { Cpu, Measured } from './server-launch.ts'
import { stolen, thoughtFor, worked } from './server-machine.ts'

/** More cores than this may other programs not use in a turn, nor the host take away; it is taken anew then, up to so often. */
const [OTHERS, STOLEN, TRIES] = [0.1, 0.015, 3]
const [NAME, COLUMN] = [26, 25]

interface Waited {
  p50: number
  p99: number
}
/** How people fared for a while, and what the machine did meanwhile; null where it does not tell. */
export interface Turn extends Driven {
  /** From a command's arrival at the server to its last push, in milliseconds; of this turn and of all of its kind so far. */
  service: { turn: Waited; all: Waited }
  /** Microseconds a move that the event loop had to wait for a core. */
  coreless: number | null
  /** Cores that were thought on, for the server and for the stranger. */
  thought: number | null
  /** Cores that programs used which have nothing to do with this. */
  others: number | null
  /** Cores that the machine's host took away. */
  taken: number
}

export async function turn(server: Measured, people: Crowd, kind: string, seconds: number, tried = 1): Promise<Turn> {
  await server.ask('service')
  const before = await server.ask<Cpu>('cpu')
  const [thinking, working, stealing] = [thoughtFor([server.pid, process.pid]), worked(), stolen()]
  const driven = await people.measure(seconds)
  const [thought, work] = [thinking?.() ?? null, worked()]
  const after = await server.ask<Cpu>('cpu')
  const cores = (used: number): number => used / driven.seconds
  const others =
    thought === null || work === null || working === null
      ? null
      : cores(work - working - thought - (after.seconds - before.seconds)) - driven.driver
  const taken = cores((stolen() ?? 0) - (stealing ?? 0))
  if (((others ?? 0) > OTHERS || taken > STOLEN) && tried < TRIES) return turn(server, people, kind, seconds, tried + 1)
  const coreless =
    after.waited === null || before.waited === null ? null : ((after.waited - before.waited) / driven.all.length) * 1e6
  const service = await server.ask<Turn['service']>('service', kind)
  return { ...driven, service, coreless, thought: thought === null ? null : cores(thought), others, taken }
}

const spread = (of: readonly number[]): [middle: number, least: number, most: number] => [
  median(of),
  Math.min(...of),
  Math.max(...of),
]
/** Of all moves; in the median turn, the least and the most. */
const short = (all: number, middle: number, least: number, most: number): string =>
  `${all.toFixed(2)}; ${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`
const told = (of: readonly (number | null)[], write: (middle: number, least: number, most: number) => string): string =>
  of.includes(null) ? '–' : write(...spread(of.map(Number)))

const row = (name: string, columns: readonly string[]): void =>
  console.log(name.padEnd(NAME) + columns.map(column => column.padStart(COLUMN)).join(''))

export function head(): void {
  const waits = ['client p50', 'client p99', 'server p50', 'server p99 ms', 'no core, µs a move']
  row('', [...waits, 'thinking, cores', 'others, host, at most', 'moves/s'])
}

export function said(name: string, turns: readonly Turn[]): void {
  const moves = turns.flatMap(({ all }) => all).sort((one, other) => one - other)
  const service = turns.at(-1)!.service.all
  row(name, [
    short(part(moves, 0.5), ...spread(turns.map(({ p50 }) => p50))),
    short(part(moves, 0.99), ...spread(turns.map(({ p99 }) => p99))),
    short(service.p50, ...spread(turns.map(({ service }) => service.turn.p50))),
    short(service.p99, ...spread(turns.map(({ service }) => service.turn.p99))),
    told(
      turns.map(({ coreless }) => coreless),
      (middle, least, most) => `${whole(middle)} (${whole(least)}–${whole(most)})`,
    ),
    told(
      turns.map(({ thought }) => thought),
      middle => middle.toFixed(2),
    ),
    told(
      turns.map(({ others }) => others),
      (_, __, most) => `${most.toFixed(2)}, ${Math.max(...turns.map(({ taken }) => taken)).toFixed(2)}`,
    ),
    whole(median(turns.map(({ rate }) => rate))),
  ])
}
