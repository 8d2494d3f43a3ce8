import { Worker } from 'node:worker_threads'
import type { IndexRow } from '../ports/journal.ts'
import type { Asked, Said } from './sqlite-thread.ts'

/** Lines to be written together, one list a column. */
export interface Batch {
  tables: string[]
  seqs: number[]
  lines: string[]
  indexes: (IndexRow | undefined)[]
}
/** A statement, and how many rows it must change. */
export interface Change {
  query: { readonly sql: string; readonly parameters: readonly unknown[] }
  rows: number
}
/** What SQLite would not do; `code` is SQLite's own. */
export class SqliteFault extends Error {
  override name = 'SqliteFault'
  readonly code: number | undefined
  constructor(message: string, code: number | undefined) {
    super(message)
    this.code = code
  }
}
/** The file, open in a thread of its own: the disk is waited for there, and never by the event loop. */
export interface SqliteLink {
  query(sql: string, values: readonly unknown[]): Promise<{ rows: object[]; changes: number }>
  /** Which of the lines were written: durably, when this resolves. */
  append(batch: Batch): Promise<boolean[]>
  /** Does all of it in one commit; nothing, and false, if one of them would change more rows or fewer than it must. */
  change(changes: readonly Change[]): Promise<boolean>
  close(): Promise<void>
}

type Wish = Asked extends infer A ? (A extends { id: number } ? Omit<A, 'id'> : never) : never
interface Asking {
  settle(said: Said): void
  fail(error: Error): void
}

/** How the thread opens the file. */
export interface Opening {
  path: string
  /** Nothing is changed: another process may be the server that writes to it. */
  readOnly: boolean
}

export function sqliteLink(path: string, readOnly = false): SqliteLink {
  const workerData: Opening = { path, readOnly }
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData })
  const asking = new Map<number, Asking>()
  let next = 0
  let gone: Error | null = null

  worker.on('message', (said: Said) => {
    const who = asking.get(said.id)
    asking.delete(said.id)
    if ('fault' in said) who?.fail(new SqliteFault(said.fault, said.code))
    else who?.settle(said)
  })
  const end = (error: Error): void => {
    gone ??= error
    for (const { fail } of asking.values()) fail(gone)
    asking.clear()
  }
  worker.on('error', error => end(error instanceof Error ? error : new Error('the database thread failed')))
  worker.on('exit', () => end(new Error('the database is closed')))

  const ask = (wish: Wish): Promise<Said> =>
    new Promise((settle, fail) => {
      if (gone) return fail(gone)
      const id = next++
      asking.set(id, { settle, fail })
      worker.postMessage({ id, ...wish } satisfies Asked, [])
    })
  return {
    async query(sql, values) {
      const said = await ask({ sql, values })
      return 'rows' in said ? said : { rows: [], changes: 0 }
    },
    async append({ tables, seqs, lines, indexes }) {
      const said = await ask({ tables, seqs, lines, indexes })
      return 'written' in said ? said.written : []
    },
    async change(changes) {
      const said = await ask({
        changes: changes.map(({ query: { sql, parameters }, rows }) => ({ sql, values: parameters, rows })),
      })
      return 'done' in said && said.done
    },
    async close() {
      if (!gone) await ask({ close: true })
      await worker.terminate()
    },
  }
}
