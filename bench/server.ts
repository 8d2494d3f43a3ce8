import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { whole } from './clock.ts'
import { crowd, type Driven } from './server-driver.ts'
import { type Cpu, launch } from './server-launch.ts'
import { postgres } from './server-postgres.ts'
import { thinking } from './server-thinking.ts'

const TABLES = 50

function row(name: string, { rate, p50, p99, bytes, seconds, driver }: Driven, used: number, main: number): void {
  const micros = (of: number) => (of / (rate * seconds)) * 1e6
  const columns = [whole(rate), p50.toFixed(2), p99.toFixed(2), whole(bytes), (used / seconds).toFixed(2)]
  columns.push(driver.toFixed(2), micros(used).toFixed(0), micros(main).toFixed(0))
  console.log(name.padEnd(34) + columns.map(column => column.padStart(9)).join(''))
}

async function load(name: string, file: string, env: { [name: string]: string }, seconds: number): Promise<Driven> {
  const server = await launch(file, env)
  const people = await crowd(server.address, TABLES)
  const before = await server.ask<Cpu>('cpu')
  const driven = await people.measure(seconds)
  const after = await server.ask<Cpu>('cpu')
  row(name, driven, after.seconds - before.seconds, after.main - before.main)
  await people.leave()
  await server.stop()
  return driven
}

/** Moves of real Citadels, four clients a table in another process than the server, all on loopback. */
export async function server(seconds: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-bench-'))
  console.log(
    `\nserver: ${TABLES} tables of 4, citadels-2016; the next move when all four have the last; one driver process`,
  )
  console.log(
    '                                    moves/s   p50 ms   p99 ms    bytes   server   driver (cores)  µs a move, of it the event loop',
  )
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
  await pause(1500)
  await server.ask('sweep')
  await server.ask('forget')
  const followed = await server.ask<{ p50: number; p99: number }>('reload')
  console.log(`\n${tables} tables, ${per} entries each, nobody looking`)
  console.log(`in memory   ${((back - before) / tables / 1024).toFixed(1)} kB a table`)
  console.log(`evicted     ${((swept - before) / tables / 1024).toFixed(1)} kB a table (${left} still in memory)`)
  const said = (how: { p50: number; p99: number }) =>
    `${how.p50.toFixed(2)} ms at the median, ${how.p99.toFixed(2)} ms at the 99th percentile`
  console.log(`reload      ${said({ p50, p99 })}`)
  console.log(`by journal  ${said(followed)}, without a snapshot`)
  await server.stop()
}
