import { type Kysely, sql } from 'kysely'
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
import { databaseFile } from './database-file.ts'
import { sqlPasskeys } from './passkeys.ts'
import { openPostgres } from './postgres.ts'
import { postgresJournal } from './postgres-journal.ts'
import { sqlRecords } from './records.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteAccounts } from './sqlite-accounts.ts'
import { sqliteJournal } from './sqlite-journal.ts'
import { sqliteRecords } from './sqlite-records.ts'
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
    const sqlite = await openSqlite(databaseFile(dataDir))
    return storesOf(sqlite.db, {
      journal: sqliteJournal(sqlite),
      accounts: sqliteAccounts(sqlite),
      records: sqliteRecords(sqlite),
      bus: aloneBus(),
      lease: aloneLease(),
    })
  }
  const postgres = await openPostgres(databaseUrl, onTrouble)
  return storesOf(postgres.db, {
    journal: postgresJournal(postgres),
    accounts: sqlAccounts(postgres.db),
    records: sqlRecords(postgres.db, async (all, what) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(all)
    }),
    bus: postgresBus(databaseUrl, onTrouble),
    lease: postgresLease(databaseUrl, onTrouble),
  })
}

type Own = Pick<Stores, 'journal' | 'accounts' | 'records' | 'bus' | 'lease'>
/** What differs between the two, and what is the same for both. */
const storesOf = (db: Kysely<Schema>, own: Own): Stores => ({
  ...own,
  passkeys: sqlPasskeys(db),
  uptime: sqlUptime(db),
  async reach() {
    await sql`select 1`.execute(db)
  },
  async close() {
    await Promise.allSettled([own.bus.close(), own.lease.close()])
    await db.destroy()
  },
})
