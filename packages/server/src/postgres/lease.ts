import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Lease } from '../ports/lease.ts'

/** Advisory locks on a connection of their own: a node that dies lets go of all at once. */
export function postgresLease(url: string, onTrouble: (error: Error) => void): Lease {
  let client: Promise<pg.Client> | null = null
  const held = new Set<string>()

  function connected(): Promise<pg.Client> {
    client ??= (async () => {
      const own = new pg.Client({ connectionString: url, keepAlive: true })
      const lost = () => {
        client = null
        held.clear()
      }
      own.on('error', error => {
        lost()
        onTrouble(error)
      })
      own.on('end', lost)
      await own.connect()
      return own
    })().catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }
  /** One query after the other: it is one connection. */
  let turn: Promise<unknown> = Promise.resolve()
  function query<R extends pg.QueryResultRow>(text: string, table: string): Promise<pg.QueryResult<R>> {
    const result = turn.then(async () => (await connected()).query<R>(text, [keyOf(table)]))
    turn = result.catch(() => {})
    return result
  }
  const keyOf = (table: string): string => createHash('sha256').update(table).digest().readBigInt64BE(0).toString()

  return {
    async hold(table) {
      if (held.has(table)) return true
      const { rows } = await query<{ got: boolean }>('select pg_try_advisory_lock($1::bigint) as got', table)
      if (rows[0]?.got) {
        // Asked for twice at once it is held twice, and must be let go of twice.
        if (held.has(table)) await query('select pg_advisory_unlock($1::bigint)', table)
        held.add(table)
      }
      return held.has(table)
    },
    async release(table) {
      if (!held.delete(table)) return
      await query('select pg_advisory_unlock($1::bigint)', table)
    },
    async close() {
      const own = await client
      await own?.end()
    },
  }
}
