import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median, part, whole } from './clock.ts'
import { type Crowd, crowd, type Driven } from './server-driver.ts'
import { type Cpu, launch, type Measured } from './server-launch.ts'

/** Tables of people, and the milliseconds from one move at a table to the next, on average. */
interface Load {
  says: string
  tables: number
  pace: number
}
/** More and faster than people are, to have enough moves to tell the slowest hundredth by; the cores are mostly idle. */
const PEOPLE: Load = { says: 'at their own pace', tables: 120, pace: 300 }
/** Few, so that the cores have room for the thinking. */
const HURRY: Load = { says: 'as fast as they can', tables: 3, pace: 0 }
/** As often people play each way, by turns: what else goes on at the machine falls on all alike. */
const TURNS = 6
/** By how much the first and the last differ, between which nothing differs, is chance. */
const WAYS = ['alone', 'while chancellors think', 'alone again'] as const
/** Milliseconds a bot thinks. They think without a pause, so it is only how soon they rest. */
const THOUGHT = 200
/** Seconds until what bots run most has been compiled: that is done once, and not by their threads. */
const WARM = 30
/** Milliseconds until the hurry in which a crowd begins is over. */
const SETTLE = 4000
const [NAME, COLUMN] = [26, 25]

interface Waited {
  p50: number
  p99: number
}
interface Turn extends Driven {
  /** From a command's arrival at the server to its last push, in milliseconds; of this turn and of all of its kind so far. */
  service: { turn: Waited; all: Waited }
  /** Microseconds a move that the event loop had to wait for a core; null where that is not told. */
  coreless: number | null
}

/** Do people wait longer while bots think? */
export async function thinking(dir: string, seconds: number): Promise<void> {
  const server = await launch('server-under-test.ts', {
    DATA_DIR: join(dir, 'c'),
    BOT_BUDGET: String(THOUGHT),
    BOT_PAUSE: '1-2',
  })
  const { tables, threads } = await server.ask<{ tables: number; threads: number }>('bots')
  console.log(`\nchancellors think without a pause at ${tables} tables; threads for it: ${threads}`)
  const early = await crowd(server.address, HURRY.tables)
  await early.measure(WARM)
  await early.leave()
  for (const load of [PEOPLE, HURRY]) {
    const people = await crowd(server.address, load.tables)
    people.pace(load.pace)
    await pause(SETTLE)
    await compared(server, people, load, seconds)
    await people.leave()
  }
  await server.stop()
}

async function compared(server: Measured, people: Crowd, load: Load, seconds: number): Promise<void> {
  const turns = WAYS.map((): Turn[] => [])
  for (let i = 0; i < TURNS; i++)
    for (const [w, way] of WAYS.entries()) {
      await server.ask(way === 'while chancellors think' ? 'think' : 'rest')
      await pause(2 * THOUGHT)
      turns[w]!.push(await turn(server, people, `${load.says}, ${way}`, seconds))
    }
  console.log(
    `\n${load.tables} tables of people who move ${load.says}, ${TURNS} times each way by turns: of all moves; in the median turn (the least and the most)`,
  )
  const columns = ['client p50', 'client p99', 'server p50', 'server p99 ms', 'no core, µs a move', 'moves/s']
  console.log(' '.repeat(NAME) + columns.map(column => column.padStart(COLUMN)).join(''))
  for (const [w, way] of WAYS.entries()) said(way, turns[w]!)
}

async function turn(server: Measured, people: Crowd, kind: string, seconds: number): Promise<Turn> {
  await server.ask('service')
  const before = await server.ask<Cpu>('cpu')
  const driven = await people.measure(seconds)
  const after = await server.ask<Cpu>('cpu')
  const coreless =
    after.waited === null || before.waited === null ? null : ((after.waited - before.waited) / driven.all.length) * 1e6
  return { ...driven, service: await server.ask<Turn['service']>('service', kind), coreless }
}

const spread = (of: readonly number[]): [middle: number, least: number, most: number] => [
  median(of),
  Math.min(...of),
  Math.max(...of),
]
/** Of all moves; in the median turn, the least and the most. */
const short = (all: number, middle: number, least: number, most: number): string =>
  `${all.toFixed(2)}; ${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`

function said(name: string, turns: readonly Turn[]): void {
  const moves = turns.flatMap(({ all }) => all).sort((one, other) => one - other)
  const service = turns.at(-1)!.service.all
  const columns = [
    short(part(moves, 0.5), ...spread(turns.map(({ p50 }) => p50))),
    short(part(moves, 0.99), ...spread(turns.map(({ p99 }) => p99))),
    short(service.p50, ...spread(turns.map(({ service }) => service.turn.p50))),
    short(service.p99, ...spread(turns.map(({ service }) => service.turn.p99))),
  ]
  const [middle, least, most] = spread(turns.map(({ coreless }) => coreless ?? Number.NaN))
  columns.push(Number.isNaN(middle) ? '–' : `${whole(middle)} (${whole(least)}–${whole(most)})`)
  columns.push(whole(median(turns.map(({ rate }) => rate))))
  console.log(name.padEnd(NAME) + columns.map(column => column.padStart(COLUMN)).join(''))
}
