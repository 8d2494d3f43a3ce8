import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gameNamed } from '@cloak/games'
import { awaited, decisionFor, Rng, sample } from '@cloak/kernel'
import { checkDatabase, faultInText } from '@cloak/server'
import { expect, test } from 'vitest'
import { openStores } from '../src/sql/database.ts'
import { advance } from '../src/tables/advance.ts'
import { indexAfter } from '../src/tables/index-row.ts'
import { enters } from '../src/tables/judge.ts'
import { load } from '../src/tables/load.ts'
import { tableOf } from './support/client.ts'
import { filedOnce, profileOf } from './support/filed.ts'
import { holds } from './support/holds.ts'
import { party, type Wish } from './support/party.ts'
import { launched } from './support/process.ts'
import { people } from './support/table.ts'

const KILLS = Number(process.env['CLOAK_KILLS'] ?? 10)
/** Every so manieth time it is killed when a game has just ended. */
const ENDS = 3

const SHORT: Wish = { people: 2, think: 0 }
const WISHES: readonly Wish[] = [
  { people: 7, think: 5 },
  { people: 4, think: 5, clock: { kind: 'live', bank: 3600, increment: 5 } },
  { people: 3, think: 5, bots: ['random', 'squire'] },
  { people: 5, think: 5, clock: { kind: 'live', bank: 1, increment: 1 }, sleepy: true },
  SHORT,
  SHORT,
]

test(
  `killed ${KILLS} times under load: nothing acknowledged is lost, nothing is done twice, every table goes on`,
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cloak-crash-'))
    const env = { DATA_DIR: dir }
    let server = await launched(env)
    const port = new URL(server.address).port
    const linesOf = async (table: string, after: number) => {
      const file = new DatabaseSync(join(dir, 'cloak.sqlite'), { readOnly: true })
      const rows = file.prepare('select line from journal where "table" = ? and seq > ? order by seq').all(table, after)
      file.close()
      return (rows as { line: string }[]).map(({ line }) => line)
    }
    const crowd = await party(() => [server.address], linesOf, WISHES)
    try {
      for (let i = 0; i < KILLS; i++) {
        await crowd.goesOn(80 + 7 * (i % 5))
        if (i % ENDS === 0) await crowd.endsOne()
        await server.kill()
        server = await launched({ ...env, PORT: port })
        await crowd.allAreShown()
        await crowd.fill()
      }
      await crowd.goesOn(60)
      await crowd.rest()
      await filedOnce(crowd, server.address)
      await crowd.stop()
      const lines = (await Promise.all(crowd.tables.map(({ id }) => linesOf(id, 0)))).flat()
      const read = lines.map(line => JSON.parse(line) as { kind: string; by?: string })
      await holds(crowd, read, server.address)
      const faults: string[] = []
      const file = join(dir, 'cloak.sqlite')
      const { tables } = await checkDatabase({ file, named: file }, fault => faults.push(faultInText(fault)))
      expect(faults).toEqual([])
      expect(tables).toBe(crowd.tables.length)
      expect(crowd.acknowledged()).toBeGreaterThan(KILLS * 40)
      const given = Object.groupBy(read, ({ by }) => by ?? 'none')
      expect(given['bot']!.length).toBeGreaterThan(KILLS)
      expect(given['stand-in']!.length).toBeGreaterThan(KILLS / 2)
    } finally {
      await crowd.stop()
      await server.kill()
      rmSync(dir, { recursive: true, force: true })
    }
  },
  60_000 + KILLS * 20_000,
)

/** Plays a table to its end in the journal alone: what a server leaves behind that is killed right after the last line. */
async function endsUnseen(dataDir: string, table: string): Promise<void> {
  const { journal, close } = await openStores({ databaseUrl: null, dataDir }, () => {})
  const { position } = (await load(journal, table, ''))!
  const { game } = gameNamed(position.room.game)!
  const rng = Rng.from('unseen')
  while (position.room.status === 'playing') {
    const { state } = position.course!
    const [seat] = awaited(game, state)
    const entry = { at: state.at, seat: seat!, answer: sample(decisionFor(game, state, seat!)!, rng) }
    const verdict = enters(position, entry, 'person', { time: Date.now() }, [])
    if (!('line' in verdict)) throw new Error(JSON.stringify(verdict))
    const { line, step } = verdict
    await journal.append(table, position.seq + 1, JSON.stringify(line), indexAfter(position, line, step, []))
    advance(position, line, step)
  }
  await close()
}

test('a game whose last line was written right before a kill is filed at the next start, once, though nobody comes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-unseen-'))
  let server = await launched({ DATA_DIR: dir })
  try {
    const clients = await people(server.address, 2)
    const table = await tableOf(clients, server.address, 'citadels-2016')
    expect(await clients[0]!.send({ kind: 'start', table })).toMatchObject({ kind: 'done' })
    await server.kill()
    await endsUnseen(dir, table)
    // The second time there is nothing left to be filed.
    for (let starts = 0; starts < 2; starts++) {
      server = await launched({ DATA_DIR: dir })
      for (const { who } of clients)
        await expect.poll(() => profileOf(server.address, who)).toMatch(new RegExp(`^${table} \\d; rated 1$`))
      await server.kill()
    }
  } finally {
    await server.kill()
    rmSync(dir, { recursive: true, force: true })
  }
}, 60_000)
