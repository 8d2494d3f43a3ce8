import { type Kysely, sql } from 'kysely'
import type { Schema } from '../sql/schema.ts'
import { type DatabaseSource, openReading, type Reading } from '../sql/reading.ts'
import { codeStamp } from '../tables/stamp.ts'
import { checkTable, type Fault, type StoredTable } from './check-table.ts'

/** What was looked at, and how many faults were found. */
export interface Report {
  tables: number
  lines: number
  faults: number
}

/**
 * Checks a database and every journal in it, beside a running server too: all that is read is of one moment, and nothing is
 * changed. `told` hears of each fault.
 */
export async function checkDatabase(source: DatabaseSource, told: (fault: Fault) => void): Promise<Report> {
  const reading = await openReading(source)
  try {
    return await reading.db.connection().execute(async db => {
      await sql.raw(reading.begin).execute(db)
      try {
        return await checkAll(db, reading, told)
      } finally {
        await sql`rollback`.execute(db)
      }
    })
  } finally {
    await reading.db.destroy()
  }
}

async function checkAll(db: Kysely<Schema>, reading: Reading, told: (fault: Fault) => void): Promise<Report> {
  const report: Report = { tables: 0, lines: 0, faults: 0 }
  const tell = (fault: Fault): void => {
    report.faults++
    told(fault)
  }
  for (const reason of await reading.faults(db)) tell({ table: null, line: null, reason })
  const stamp = codeStamp()
  try {
    for (const id of await tablesIn(db)) {
      const stored = await storedTable(db, id)
      report.tables++
      report.lines += stored.lines.length
      for (const fault of checkTable(stored, stamp)) tell(fault)
    }
  } catch (error) {
    tell({ table: null, line: null, reason: `cannot be read any further: ${(error as Error).message}` })
  }
  return report
}

async function tablesIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('journal')
    .select('table as id')
    .union(db.selectFrom('tables').select('id'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function storedTable(db: Kysely<Schema>, id: string): Promise<StoredTable> {
  const lines = await db.selectFrom('journal').select(['seq', 'line']).where('table', '=', id).orderBy('seq').execute()
  const snapshot = await db.selectFrom('snapshots').selectAll().where('table', '=', id).executeTakeFirst()
  const index = await db
    .selectFrom('tables')
    .select(['game', 'seats', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { id, lines, snapshot: snapshot ?? null, index: index ?? null }
}
