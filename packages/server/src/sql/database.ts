import { join } from 'node:path'
import { sql } from 'kysely'
import { aloneBus } from '../memory/bus.ts'
import { aloneLease } from '../memory/lease.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { Bus } from '../ports/bus.ts'
import type { Journal } from '../ports/journal.ts'
import type { Lease } from '../ports/lease.ts'
import type { Passkeys } from '../ports/passkeys.ts'
import type { Records, Uptime } from '../ports/records.ts'
import { postgresBus } from '../postgres/bus.ts'
import { postgresLease } from '../postgres/lease.ts'
import { sqlAccounts } from './accounts.ts'
import { sqlPasskeys } from './passkeys.ts'
import { openPostgres } from './postgres.ts'
import { postgresJournal } from './postgres-journal.ts'
import { sqlRecords } from './records.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteJournal } from './sqlite-journal.ts'
import { sqlUptime } from './uptime.ts'

/** All that is stored, and what nodes share. */
export interface Stores {
  journal: Journal
  accounts: Accounts
  passkeys: Passkeys
  records: Records
  uptime: Uptime
  bus: Bus
  lease: Lease
  /** Fails if the database cannot be reached. */
  reach(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL when there is an address for it, else one SQLite file in the folder. */
export async function openStores(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  onTrouble: (error: Error) => void,
): Promise<Stores> {
  if (databaseUrl === null) {
    const sqlite = await openSqlite(join(dataDir, 'cloak.sqlite'))
    return storesOf(sqlite.db, sqliteJournal(sqlite), sqlRecords(sqlite.db), aloneBus(), aloneLease())
  }
  const postgres = await openPostgres(databaseUrl, onTrouble)
  const bus = postgresBus(databaseUrl, onTrouble)
  const records = sqlRecords(postgres.db, async (all, what) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(all)
  })
  return storesOf(postgres.db, postgresJournal(postgres), records, bus, postgresLease(databaseUrl, onTrouble))
}

type Db = Parameters<typeof sqlAccounts>[0]
const storesOf = (db: Db, journal: Journal, records: Records, bus: Bus, lease: Lease): Stores => ({
  journal,
  accounts: sqlAccounts(db),
  passkeys: sqlPasskeys(db),
  records,
  uptime: sqlUptime(db),
  bus,
  lease,
  async reach() {
    await sql`select 1`.execute(db)
  },
  async close() {
    await Promise.allSettled([bus.close(), lease.close()])
    await db.destroy()
  },
})
