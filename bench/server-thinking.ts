import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Crowd, crowd } from './server-driver.ts'
import { launch, type Measured } from './server-launch.ts'
import { areIdleOnly } from './server-machine.ts'
import { type Stranger, stranger } from './server-stranger.ts'
import { head, said, type Turn, turn } from './server-turn.ts'

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
/**
 * By how much the first and the last differ, between which nothing differs, is chance. By how much the second differs from
 * them is the machine's doing: the same thinking goes on there, for somebody who has nothing to do with the server.
 */
const WAYS = ['alone', 'beside a stranger', 'while chancellors think', 'alone again'] as const
/** Milliseconds a bot thinks. They think without a pause, so it is only how soon they rest. */
const THOUGHT = 200
/** Seconds until what bots run most has been compiled. */
const WARM = 30
/** Milliseconds until the hurry in which a crowd begins is over. */
const SETTLE = 4000

/** Do people wait longer while bots think? */
export async function thinking(dir: string, seconds: number): Promise<void> {
  const server = await launch('server-under-test.ts', {
    DATA_DIR: join(dir, 'c'),
    BOT_BUDGET: '1',
    BOT_PAUSE: '3-4',
  })
  const { tables, thinkers } = await server.ask<{ tables: number; thinkers: number }>('bots', String(THOUGHT))
  console.log(`\nchancellors think without a pause at ${tables} tables; processes for it: ${thinkers}`)
  const other = stranger(thinkers, THOUGHT)
  const early = await crowd(server.address, HURRY.tables)
  other.think()
  await early.measure(WARM)
  await other.rest()
  await early.leave()
  for (const load of [PEOPLE, HURRY]) {
    const people = await crowd(server.address, load.tables)
    people.pace(load.pace)
    await pause(SETTLE)
    await compared(server, other, people, load, seconds)
    await people.leave()
  }
  console.log(`they run ${areIdleOnly([server.pid, process.pid]) ? '' : 'not '}only while a core is idle`)
  await other.leave()
  await server.stop()
}

async function compared(server: Measured, other: Stranger, people: Crowd, load: Load, seconds: number): Promise<void> {
  const turns = WAYS.map((): Turn[] => [])
  for (let i = 0; i < TURNS; i++)
    for (const [w, way] of WAYS.entries()) {
      await server.ask(way === 'while chancellors think' ? 'think' : 'rest')
      if (way === 'beside a stranger') other.think()
      else await other.rest()
      await pause(2 * THOUGHT)
      turns[w]!.push(await turn(server, people, `${load.says}, ${way}`, seconds))
    }
  console.log(
    `\n${load.tables} tables of people who move ${load.says}, ${TURNS} times each way by turns: of all moves; in the median turn (the least and the most)`,
  )
  head()
  for (const [w, way] of WAYS.entries()) said(way, turns[w]!)
}
