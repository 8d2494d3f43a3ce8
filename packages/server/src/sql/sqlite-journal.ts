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

/** The journal in one file. Lines that arrive while a commit is under way share the next. */
export function sqliteJournal({ db, link }: Sqlite): Journal {
  let waiting: Waiting[] = []
  let due = false

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const written = await link.append({
          tables: batch.map(({ table }) => table),
          seqs: batch.map(({ seq }) => seq),
          lines: batch.map(({ line }) => line),
          indexes: batch.map(({ index }) => index),
        })
        for (const [i, { settle }] of batch.entries()) settle(written[i]!)
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    due = false
  }

  return {
    ...readingJournal(db),
    append: (table, seq, line, index) =>
      new Promise((settle, fail) => {
        waiting.push({ table, seq, line, index, settle, fail })
        if (due) return
        due = true
        setImmediate(() => void flush())
      }),
  }
}
