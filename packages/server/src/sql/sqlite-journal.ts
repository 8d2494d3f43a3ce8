import type { IndexRow, Journal } from '../ports/journal.ts'
import { readingJournal } from './reading-journal.ts'
import type { Sqlite } from './sqlite.ts'

interface Waiting {
  table: string
  seq: number
  line: string
  index: IndexRow | undefined
  settle: (written: boolean) => void
  fail: (error: unknown) => void
}

/** The journal in one file. Lines that arrive together share one commit, and none is confirmed before it. */
export function sqliteJournal({ db, file }: Sqlite): Journal {
  const begin = file.prepare('begin immediate')
  const commit = file.prepare('commit')
  const insert = file.prepare('insert into journal ("table", seq, line) values (?, ?, ?) on conflict do nothing')
  const index = file.prepare(
    `insert into tables (id, game, host, listed, status, seats, taken, opened, wakes) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set status = excluded.status, taken = excluded.taken, wakes = excluded.wakes,
     listed = excluded.listed, host = excluded.host`,
  )
  let waiting: Waiting[] = []

  function flush(): void {
    // It is one connection: a transaction that others have begun on it is let end first.
    if (file.isTransaction) return void setImmediate(flush)
    const batch = waiting
    waiting = []
    const written: boolean[] = []
    try {
      begin.run()
      for (const { table, seq, line, index: row } of batch) {
        const isNew = Number(insert.run(table, seq, line).changes) === 1
        written.push(isNew)
        if (isNew && row)
          index.run(
            row.id,
            row.game,
            row.host,
            row.listed ? 1 : 0,
            row.status,
            row.seats,
            row.taken,
            row.opened,
            row.wakes,
          )
      }
      commit.run()
    } catch (error) {
      if (file.isTransaction) file.exec('rollback')
      for (const { fail } of batch) fail(error)
      return
    }
    for (const [i, { settle }] of batch.entries()) settle(written[i]!)
  }

  return {
    ...readingJournal(db),
    append: (table, seq, line, row) =>
      new Promise((settle, fail) => {
        if (waiting.push({ table, seq, line, index: row, settle, fail }) === 1) setImmediate(flush)
      }),
  }
}
