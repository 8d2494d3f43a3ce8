import type { Accounts } from '../ports/accounts.ts'
import { sqlAccounts } from './accounts.ts'
import type { Sqlite } from './sqlite.ts'

/** Whoever comes is written down in one go: an open transaction would keep every table's lines waiting. */
export const sqliteAccounts = ({ db, link }: Sqlite): Accounts => ({
  ...sqlAccounts(db),
  async add({ id, name, bot, login }, hash) {
    const person = db.insertInto('people').values({ id, name, bot: bot ? 1 : 0, login, password: null })
    const session = db.insertInto('sessions').values({ hash, person: id })
    await link.change([person, session].map(query => ({ query: query.compile(), rows: 1 })))
  },
})
