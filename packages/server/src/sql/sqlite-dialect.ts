import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteLink } from './sqlite-link.ts'

/** Kysely over the thread that has the file. */
export const sqliteDialect = (link: SqliteLink): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(link),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** It is one connection: whoever has it, has it alone, until the transaction ends. */
function driver(link: SqliteLink): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, changes } = await link.query(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(changes) }
    },
    streamQuery() {
      throw new Error('rows are not read one by one here')
    },
  }
  const run = async (sql: string): Promise<void> => void (await connection.executeQuery(CompiledQuery.raw(sql)))
  const waiting: (() => void)[] = []
  let taken = false
  return {
    init: async () => {},
    async acquireConnection() {
      if (taken) await new Promise<void>(settle => waiting.push(settle))
      taken = true
      return connection
    },
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => link.close(),
  }
}
