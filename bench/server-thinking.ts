import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median, whole } from './clock.ts'
import { crowd, type Driven } from './server-driver.ts'
import { type Cpu, launch } from './server-launch.ts'

/** Few, so that the cores have room for the thinking. */
const FEW = 3
/** As often people play alone and among bots, by turns: what else goes on at the machine falls on both alike. */
const TURNS = 8
/** Milliseconds a bot thinks. They think without a pause, so it is only how soon they rest. */
const THOUGHT = 200
/** Seconds until what bots run most has been compiled: that is done once, and not by their threads. */
const WARM = 30
const [NAME, COLUMN] = [36, 22]

interface Turn extends Driven {
  /** From a command's arrival at the server to its last push, in milliseconds. */
  service: { p50: number; p99: number }
  /** Microseconds a move that the event loop waited for a core; null where that is not told. */
  waited: number | null
}

/** Do people wait longer while bots think? */
export async function thinking(dir: string, seconds: number): Promise<void> {
  const server = await launch('server-under-test.ts', {
    DATA_DIR: join(dir, 'c'),
    BOT_WORKERS: '1',
    BOT_BUDGET: String(THOUGHT),
    BOT_PAUSE: '1-2',
  })
  const { tables } = await server.ask<{ tables: number }>('bots')
  const people = await crowd(server.address, FEW)
  await people.measure(WARM)
  async function turn(): Promise<Turn> {
    await server.ask('service')
    const before = await server.ask<Cpu>('cpu')
    const driven = await people.measure(seconds)
    const after = await server.ask<Cpu>('cpu')
    const waited =
      after.waited === null || before.waited === null
        ? null
        : ((after.waited - before.waited) / (driven.rate * driven.seconds)) * 1e6
    return { ...driven, service: await server.ask<Turn['service']>('service'), waited }
  }
  const [alone, among]: [Turn[], Turn[]] = [[], []]
  for (let i = 0; i < TURNS; i++) {
    await server.ask('rest')
    await pause(2 * THOUGHT)
    alone.push(await turn())
    await server.ask('think')
    among.push(await turn())
  }
  console.log(
    `\n${FEW} tables of people, ${TURNS} times alone and among bots by turns: the median turn, least and most`,
  )
  const columns = ['client p50', 'client p99', 'server p50', 'server p99 ms', 'no core, µs a move', 'moves/s']
  console.log(' '.repeat(NAME) + columns.map(column => column.padStart(COLUMN)).join(''))
  said('alone', alone)
  said(`while chancellors think at ${tables} tables`, among)
  await people.leave()
  await server.stop()
}

function said(name: string, turns: readonly Turn[]): void {
  const spread = (of: (turn: Turn) => number, digits = 2): string => {
    const all = turns.map(of)
    const short = (n: number) => n.toFixed(digits)
    return `${short(median(all))} (${short(Math.min(...all))}–${short(Math.max(...all))})`
  }
  const columns = [spread(turn => turn.p50), spread(turn => turn.p99)]
  columns.push(
    spread(turn => turn.service.p50),
    spread(turn => turn.service.p99),
  )
  columns.push(turns.some(({ waited }) => waited === null) ? '–' : spread(turn => turn.waited!, 0))
  columns.push(whole(median(turns.map(({ rate }) => rate))))
  console.log(name.padEnd(NAME) + columns.map(column => column.padStart(COLUMN)).join(''))
}
