import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Rng, sample } from '@cloak/kernel'
import { backup, checkDatabase, faultInText, type Report } from '@cloak/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Line } from '../src/tables/line.ts'
import { type Client, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

let server: Served
let copies: string
/** A game that was played to its end, and one in the middle. */
let [over, open] = ['', '']
let clients: Client[]
beforeAll(async () => {
  copies = mkdtempSync(join(tmpdir(), 'cloak-check-'))
  server = await served()
  clients = await people(server.address, 2)
  over = await tableOf(clients, server.address, 'citadels-2016')
  const playing = clients.map((client, i) => plays(client, over, Rng.from(`check ${i}`)))
  await clients[0]!.send({ kind: 'start', table: over })
  await Promise.all(playing)
  open = await tableOf(clients, server.address, 'citadels-2016')
  await clients[0]!.send({ kind: 'start', table: open })
  const rng = Rng.from('open')
  for (let i = 0; i < 12; i++) {
    const asked = clients.find(({ now }) => now?.table === open && now.seen?.mine)!
    const { at, mine } = asked.now!.seen!
    await asked.send({ kind: 'answer', table: open, at, answer: sample(mine!.decision, rng) })
  }
})
afterAll(async () => {
  await server.end()
  rmSync(copies, { recursive: true, force: true })
})

let made = 0
/** A copy of the database as it is now, and what is done to it. */
function copyWith(spoil: (file: DatabaseSync) => void): string {
  const path = join(copies, `${made++}.sqlite`)
  backup(server.dir, path)
  const file = new DatabaseSync(path)
  spoil(file)
  file.close()
  return path
}
async function checked(file: string): Promise<{ report: Report; said: string[] }> {
  const said: string[] = []
  const report = await checkDatabase({ file, named: 'copy' }, fault => said.push(faultInText(fault)))
  return { report, said }
}
const linesOf = (file: DatabaseSync, table: string): Line[] =>
  file
    .prepare('select line from journal where "table" = ? order by seq')
    .all(table)
    .map(({ line }) => JSON.parse(String(line)) as Line)
/** Puts another text in the place of a line. */
const rewrite = (file: DatabaseSync, table: string, seq: number, text: string): void =>
  void file.prepare('update journal set line = ? where "table" = ? and seq = ?').run(text, table, seq)

test('beside a server that plays, and after it has stopped, nothing is found wrong', async () => {
  const beside = await checked(join(server.dir, 'cloak.sqlite'))
  expect(beside).toMatchObject({ said: [], report: { tables: 2, faults: 0 } })
  for (const client of clients) await client.close()
  await server.stop()
  // Now there are snapshots too.
  const after = await checked(copyWith(() => {}))
  expect(after).toEqual({ said: [], report: beside.report })
  expect(after.report.lines).toBeGreaterThan(40)
})

/** The number of the first line that holds an answer. */
const firstAnswer = (lines: readonly Line[]): number => lines.findIndex(line => 'answer' in line) + 1

describe('a fault is found, and its line named', () => {
  const cases: [string, (file: DatabaseSync) => number | null, string][] = [
    ['a line that is no JSON', file => (rewrite(file, over, 5, '{"kind":'), 5), 'the line is not valid JSON'],
    [
      'an answer that the rules refuse',
      file => {
        const lines = linesOf(file, over)
        const seq = firstAnswer(lines)
        rewrite(file, over, seq, JSON.stringify({ ...lines[seq - 1], answer: 'never-an-answer' }))
        return seq
      },
      'the rules refuse line',
    ],
    [
      'a line that was removed',
      file => (file.prepare('delete from journal where "table" = ? and seq = 6').run(over), 6),
      'the line is missing; the next one has the number 7',
    ],
    [
      'another seed',
      file => {
        const lines = linesOf(file, over)
        const seq = lines.findIndex(({ kind }) => kind === 'started') + 1
        rewrite(file, over, seq, JSON.stringify({ ...lines[seq - 1], seed: '0'.repeat(64) }))
        return seq
      },
      'the secret and the salts do not make the seed',
    ],
    [
      'a line of a kind that nobody knows',
      file => (rewrite(file, over, 4, '{"kind":"danced","time":1}'), 4),
      'line 4 is of no known kind',
    ],
    [
      'a seat that is not there',
      file => (rewrite(file, over, 2, '{"kind":"rose","seat":9,"time":1}'), 2),
      'there is no seat 9',
    ],
    [
      'a game that is not there',
      file => (rewrite(file, over, 1, JSON.stringify({ ...linesOf(file, over)[0], game: 'chess' })), 1),
      'there is no game chess',
    ],
    [
      'a journal whose end was lost',
      file => (file.prepare('delete from journal where "table" = ? and seq > 20').run(over), null),
      'the journal ends at line 20, but a snapshot was taken after line',
    ],
    [
      'an index that says something else',
      file => (file.prepare(`update tables set status = 'playing' where id = ?`).run(over), null),
      'by the journal its status is over, by the index playing',
    ],
    [
      'a table that the index does not name',
      file => (file.prepare('delete from tables where id = ?').run(over), null),
      'the index does not name the table',
    ],
    [
      'a table without a journal',
      file => (file.prepare('delete from journal where "table" = ?').run(over), null),
      'the index names the table, but it has no journal',
    ],
  ]
  test.each(cases)('%s', async (_, spoil, reason) => {
    let line: number | null = null
    const { report, said } = await checked(copyWith(file => void (line = spoil(file))))
    expect(report).toMatchObject({ tables: 2, faults: 1 })
    expect(said).toEqual([expect.stringContaining(reason)])
    expect(said[0]).toMatch(new RegExp(`^table ${over}${line === null ? '' : `, line ${String(line)}`}: `))
  })

  test('a snapshot that is not what its journal gives: the server would go on from it', async () => {
    const path = copyWith(file => {
      const { body, seq } = file.prepare('select body, seq from snapshots where "table" = ?').get(open)!
      const changed = String(body).replace('"silenced":false', '"silenced":true')
      file.prepare('update snapshots set body = ? where "table" = ?').run(changed, open)
      expect(linesOf(file, open)).toHaveLength(Number(seq))
    })
    const { said } = await checked(path)
    expect(said).toEqual([expect.stringMatching(new RegExp(`^table ${open}, line \\d+: the snapshot `))])
  })

  test('a row that refers to nobody', async () => {
    const path = copyWith(file =>
      file.exec(`pragma foreign_keys = off; insert into sessions (hash, person) values ('h', 'nobody')`),
    )
    expect((await checked(path)).said).toEqual([
      expect.stringMatching(/^database: row \d+ of sessions refers to a row that people does not have$/),
    ])
  })

  test('an index of the file that does not fit its table', async () => {
    const path = copyWith(file => {
      file.enableDefensive(false)
      file.exec(`pragma writable_schema = on; update sqlite_schema set sql = replace(sql, '"status"', '"host"')
        where name = 'tables_status'`)
    })
    const { report, said } = await checked(path)
    expect(report.faults).toBeGreaterThan(0)
    expect(said[0]).toMatch(/^database: /)
  })
})

describe('what cannot be checked is refused in one line', () => {
  test('a file that is no database', async () => {
    const path = join(copies, 'novel')
    writeFileSync(path, 'It was a dark and stormy night. '.repeat(200))
    await expect(checked(path)).rejects.toThrow(/^copy: file is not a database$/)
  })

  test('a database of something else', async () => {
    const path = join(copies, 'other.sqlite')
    const file = new DatabaseSync(path)
    file.exec('create table t (x)')
    file.close()
    await expect(checked(path)).rejects.toThrow(/^copy: is no database of Cloak & Crown$/)
  })

  test('a database of a newer release', async () => {
    const path = copyWith(file => file.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`))
    await expect(checked(path)).rejects.toThrow(
      /^copy: the database is of a newer release: it has the migration 9999-later, and the newest known here is \d{4}-\w+$/,
    )
  })
})
