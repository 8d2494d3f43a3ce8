import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { whole } from './clock.ts'
import { drive, type Driven } from './server-driver.ts'
import { postgres } from './server-postgres.ts'

const TABLES = 50
const FEW = 3
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

interface Measured {
  address: string
  ask<R>(what: string): Promise<R>
  stop(): Promise<void>
}

/** The server, or the bare broadcast, in a process of its own. */
async function launch(file: string, env: { [name: string]: string }): Promise<Measured> {
  const child: ChildProcess = fork(here(file), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const said = <R>(): Promise<R> => new Promise(settle => child.once('message', said => settle(said as R)))
  const { address } = await said<{ address: string }>()
  return {
    address,
    ask(what) {
      const answer = said<never>()
      child.send(what)
      return answer
    },
    async stop() {
      const gone = new Promise(settle => child.once('exit', settle))
      child.kill()
      await gone
    },
  }
}

const row = (name: string, { rate, p50, p99, bytes, driver }: Driven, cpu: number) =>
  console.log(
    `${name.padEnd(34)}${whole(rate).padStart(9)}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}${whole(bytes).padStart(8)}${cpu.toFixed(2).padStart(8)}${driver.toFixed(2).padStart(8)}`,
  )

async function load(name: string, file: string, env: { [name: string]: string }, seconds: number): Promise<Driven> {
  const server = await launch(file, env)
  const cpu = async () => (await server.ask<{ seconds: number }>('cpu')).seconds
  let before = 0
  const driven = await drive(server.address, TABLES, seconds, async () => void (before = await cpu()))
  row(name, driven, ((await cpu()) - before) / driven.seconds)
  await server.stop()
  return driven
}

/** Moves of real Citadels, four clients a table in another process than the server, all on loopback. */
export async function server(seconds: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-bench-'))
  console.log(
    `\nserver: ${TABLES} tables of 4, citadels-2016; the next move when all four have the last; one driver process`,
  )
  console.log('                                    moves/s   p50 ms   p99 ms  bytes  server  driver (cores)')
  try {
    const sqlite = { DATA_DIR: join(dir, 'a') }
    const { bytes } = await load('SQLite, WAL, FULL, group commit', 'server-under-test.ts', sqlite, seconds)
    const database = await postgres()
    await load('PostgreSQL, synchronous commit', 'server-under-test.ts', { DATABASE_URL: database.url }, seconds)
    await database.stop()
    await load('bare ws, no rules, no storage', 'server-bare.ts', { BARE_BYTES: String(Math.round(bytes)) }, seconds)
    await thinking(dir, seconds)
    await idle(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Do people wait longer while bots think? Few tables, so that the cores have room for the thinking. */
async function thinking(dir: string, seconds: number): Promise<void> {
  const server = await launch('server-under-test.ts', {
    DATA_DIR: join(dir, 'c'),
    BOT_WORKERS: '1',
    BOT_BUDGET: '1000',
    BOT_PAUSE: '1-2',
  })
  const alone = await drive(server.address, FEW, seconds, async () => {})
  let tables = 0
  const among = await drive(server.address, FEW, seconds, async () => {
    tables = (await server.ask<{ tables: number }>('bots')).tables
  })
  const said = ({ rate, p50, p99 }: Driven) =>
    `${whole(rate)} moves/s, ${p50.toFixed(2)} ms at the median, ${p99.toFixed(2)} ms at the 99th percentile`
  console.log(`\n${FEW} tables of people`)
  console.log(`alone                               ${said(alone)}`)
  console.log(`while chancellors think at ${tables} tables  ${said(among)}`)
  await server.stop()
}

/** What a table costs that nobody looks at, and how long it takes to come back. */
async function idle(dir: string): Promise<void> {
  const server = await launch('server-under-test.ts', { DATA_DIR: join(dir, 'b'), IDLE_AFTER: '1' })
  const heap = async () => (await server.ask<{ bytes: number }>('heap')).bytes
  const before = await heap()
  const { tables, per } = await server.ask<{ tables: number; per: number }>('fill')
  await pause(1500)
  const { left } = await server.ask<{ left: number }>('sweep')
  const swept = await heap()
  const { p50, p99 } = await server.ask<{ p50: number; p99: number }>('reload')
  const back = await heap()
  console.log(`\n${tables} tables, ${per} entries each, nobody looking`)
  console.log(`in memory   ${((back - before) / tables / 1024).toFixed(1)} kB a table`)
  console.log(`evicted     ${((swept - before) / tables / 1024).toFixed(1)} kB a table (${left} still in memory)`)
  console.log(`reload      ${p50.toFixed(2)} ms at the median, ${p99.toFixed(2)} ms at the 99th percentile`)
  await server.stop()
}
