import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { IndexRow } from '../ports/journal.ts'
import type { Opening } from './sqlite-link.ts'

/** What the thread that has the file open is asked, and what it answers. */
export type Asked = { id: number } & (
  | { sql: string; values: readonly unknown[] }
  | { close: true }
  | { tables: string[]; seqs: number[]; lines: string[]; indexes: (IndexRow | undefined)[] }
  | { changes: { sql: string; values: readonly unknown[]; rows: number }[] }
)
export type Said = { id: number } & (
  | { rows: object[]; changes: number }
  | { written: boolean[] }
  | { done: boolean }
  | { fault: string; code: number | undefined }
)
type Append = Extract<Asked, { lines: string[] }>
type Changes = Extract<Asked, { changes: object[] }>

const say = (said: Said): void => parentPort?.postMessage(said, [])
const { path, readOnly } = workerData as Opening
const file = new DatabaseSync(path, { readOnly, timeout: 5000 })
/** Written ahead, and flushed at every commit; seldom copied back, since that is flushed too. */
if (!readOnly)
  file.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma foreign_keys = on`,
  )

const prepared = new Map<string, StatementSync>()
function statement(sql: string): StatementSync {
  let found = prepared.get(sql)
  if (!found) prepared.set(sql, (found = file.prepare(sql)))
  return found
}
const INSERT = 'insert into journal ("table", seq, line) values (?, ?, ?) on conflict do nothing'
const INDEX = `insert into tables (id, game, host, listed, status, seats, taken, opened, wakes, rated, stays)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (id) do update set status = excluded.status, taken = excluded.taken, wakes = excluded.wakes,
  listed = excluded.listed, host = excluded.host, rated = excluded.rated, stays = excluded.stays`
const ROSE = 'delete from players where "table" = ? and person not in (select value from json_each(?))'
const SAT = 'insert or ignore into players ("table", person) select ?, value from json_each(?)'

function index(row: IndexRow): void {
  const { id, game, host, listed, status, seats, taken, opened, wakes, rated, stays, people } = row
  statement(INDEX).run(id, game, host, listed ? 1 : 0, status, seats, taken, opened, wakes, rated ? 1 : 0, stays)
  statement(ROSE).run(id, JSON.stringify(people))
  statement(SAT).run(id, JSON.stringify(people))
}

/** All lines of all appends in one commit; none is confirmed before it. */
function append(all: readonly Append[]): void {
  const said: Said[] = []
  try {
    statement('begin immediate').run()
    for (const { id, tables, seqs, lines, indexes } of all) {
      const written = lines.map((line, i) => {
        const isNew = Number(statement(INSERT).run(tables[i]!, seqs[i]!, line).changes) === 1
        if (isNew && indexes[i]) index(indexes[i])
        return isNew
      })
      said.push({ id, written })
    }
    statement('commit').run()
  } catch (error) {
    if (file.isTransaction) file.exec('rollback')
    for (const { id } of all) say(faultOf(id, error))
    return
  }
  said.forEach(say)
}

function query(id: number, sql: string, values: readonly unknown[]): void {
  try {
    const asked = statement(sql)
    const given = values as SQLInputValue[]
    if (asked.columns().length > 0) say({ id, rows: asked.all(...given), changes: 0 })
    else say({ id, rows: [], changes: Number(asked.run(...given).changes) })
  } catch (error) {
    say(faultOf(id, error))
  }
}
const faultOf = (id: number, error: unknown): Said => ({
  id,
  fault: error instanceof Error ? error.message : 'failed',
  code: error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined,
})

/** All of them in one commit, or none: each must change as many rows as it says. */
function change({ id, changes }: Changes): void {
  try {
    statement('begin immediate').run()
    const done = changes.every(
      ({ sql, values, rows }) => Number(statement(sql).run(...(values as SQLInputValue[])).changes) === rows,
    )
    statement(done ? 'commit' : 'rollback').run()
    say({ id, done })
  } catch (error) {
    if (file.isTransaction) file.exec('rollback')
    say(faultOf(id, error))
  }
}

/** What was written ahead is put in its place, so that the one file is whole. */
function close(id: number): void {
  file.close()
  say({ id, rows: [], changes: 0 })
  parentPort?.close()
}

let waiting: (Append | Changes)[] = []
parentPort?.on('message', (asked: Asked) => {
  if ('close' in asked) return close(asked.id)
  if ('sql' in asked) query(asked.id, asked.sql, asked.values)
  else waiting.push(asked)
  // It is one connection: a transaction that others have begun on it is let end first.
  if (waiting.length === 0 || file.isTransaction) return
  const all = waiting
  waiting = []
  const lines = all.filter(each => 'lines' in each)
  if (lines.length > 0) append(lines)
  for (const each of all) if ('changes' in each) change(each)
})
