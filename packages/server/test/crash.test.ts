import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { holds } from './support/holds.ts'
import { party, type Wish } from './support/party.ts'
import { launched } from './support/process.ts'

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
      await crowd.stop()
      const lines = (await Promise.all(crowd.tables.map(({ id }) => linesOf(id, 0)))).flat()
      const read = lines.map(line => JSON.parse(line) as { kind: string; by?: string })
      await holds(crowd, read, server.address)
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
