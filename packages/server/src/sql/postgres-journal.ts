import type { PoolClient } from 'pg'
import type { IndexRow, Journal } from '../ports/journal.ts'
import type { Postgres } from './postgres.ts'
import { readingJournal } from './reading-journal.ts'

/** On this channel every node learns which tables have advanced. */
export const ADVANCED = 'cloak_advanced'
/** One commit holds at most this many lines, so that a notification stays under the 8000 bytes it may have. */
const MOST = 200
/** So many commits at once; lines that arrive meanwhile share the next. */
const LANES = 2

interface Waiting {
  table: string
  seq: number
  line: string
  index: IndexRow | undefined
  settle: (written: boolean) => void
  fail: (error: unknown) => void
}

const APPEND = `with given as (select * from unnest($1::text[], $2::int[], $3::text[]) as g("table", seq, line)),
  added as (insert into journal ("table", seq, line) select "table", seq, line from given on conflict do nothing
    returning "table", seq),
  told as (select pg_notify('${ADVANCED}', $4))
  select "table", seq from added, told`
const INDEX = `with rose as (delete from players where "table" = $1 and not person = any($10::text[])),
  sat as (insert into players (person, "table") select unnest($10::text[]), $1 on conflict do nothing)
  insert into tables (id, game, host, listed, status, seats, taken, opened, wakes, rated, stays)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12)
  on conflict (id) do update set status = excluded.status, taken = excluded.taken, wakes = excluded.wakes,
  listed = excluded.listed, host = excluded.host, rated = excluded.rated, stays = excluded.stays`

async function index(client: PoolClient, row: IndexRow): Promise<void> {
  const { id, game, host, listed, status, seats, taken, opened, wakes, people, rated, stays } = row
  const values = [id, game, host, listed ? 1 : 0, status, seats, taken, opened, wakes, people, rated ? 1 : 0, stays]
  await client.query({ name: 'index', text: INDEX, values })
}

/** The journal on a cluster: the line, its place in the index and the word to the other nodes are one transaction. */
export function postgresJournal({ db, pool }: Postgres): Journal {
  const waiting: Waiting[] = []
  let busy = 0

  async function write(waited: readonly Waiting[]): Promise<void> {
    // In the same order on every node: two that want the same lines the other way round would wait for each other for ever.
    const batch = waited.toSorted((one, other) =>
      one.table < other.table ? -1 : one.table > other.table ? 1 : one.seq - other.seq,
    )
    const payload = batch.map(({ table, seq }) => `${table} ${seq}`).join(',')
    const values = [batch.map(w => w.table), batch.map(w => w.seq), batch.map(w => w.line), payload]
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const indexed = batch.some(({ index }) => index)
      if (indexed) await client.query('begin')
      const { rows } = await client.query<{ table: string; seq: number }>({ name: 'append', text: APPEND, values })
      const added = new Set(rows.map(({ table, seq }) => `${table} ${seq}`))
      // Of two in one batch that want the same line the first has it.
      const won = batch.map(({ table, seq }) => added.delete(`${table} ${seq}`))
      for (const [i, { index: row }] of batch.entries()) if (won[i] && row) await index(client, row)
      if (indexed) await client.query('commit')
      for (const [i, { settle }] of batch.entries()) settle(won[i]!)
    } catch (error) {
      broken = error instanceof Error ? error : new Error('append failed')
      throw broken
    } finally {
      client.release(broken)
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0 && busy < LANES) {
      const batch = waiting.splice(0, MOST)
      busy++
      write(batch)
        .catch((error: unknown) => {
          for (const { fail } of batch) fail(error)
        })
        .finally(() => {
          busy--
          void flush()
        })
    }
  }

  return {
    ...readingJournal(db),
    append: (table, seq, line, index) =>
      new Promise((settle, fail) => {
        if (waiting.push({ table, seq, line, index, settle, fail }) === 1) setImmediate(() => void flush())
      }),
  }
}
