import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Bus } from '../ports/bus.ts'
import { ADVANCED } from '../sql/postgres-journal.ts'

const RETRY = 500

/** LISTEN on a connection of its own; when it breaks it is made again, and whatever may have been missed is said so. */
export function postgresBus(url: string, onTrouble: (error: Error) => void): Bus {
  let client: pg.Client | null = null
  let closed = false

  async function connect(onAdvanced: (table: string | null, seq: number) => void): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true })
    own.on('notification', ({ payload }) => {
      for (const each of (payload ?? '').split(',')) {
        const [table = '', seq = 0] = each.split(' ')
        onAdvanced(table, Number(seq))
      }
    })
    own.on('error', onTrouble)
    await own.connect()
    own.on('end', () => void again(onAdvanced))
    await own.query(`listen ${ADVANCED}`)
    client = own
  }
  async function again(onAdvanced: (table: string | null, seq: number) => void): Promise<void> {
    for (;;) {
      await pause(RETRY)
      if (closed) return
      try {
        await connect(onAdvanced)
        return onAdvanced(null, Infinity)
      } catch (error) {
        if (error instanceof Error) onTrouble(error)
      }
    }
  }
  return {
    isShared: true,
    listen: connect,
    async close() {
      closed = true
      await client?.end()
    },
  }
}
