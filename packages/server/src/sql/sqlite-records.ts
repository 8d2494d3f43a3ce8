import type { Kysely } from 'kysely'
import type { Outcome, Records, Skill } from '../ports/records.ts'
import { sqlRecords } from './records.ts'
import type { Schema } from './schema.ts'
import type { Sqlite } from './sqlite.ts'
import type { Change } from './sqlite-link.ts'

/**
 * There is one connection, and every line of every table waits while a transaction is open on it. So a game is not filed in
 * one that lasts as long as the ratings are read and reckoned: what was reckoned is written at once, if what it was reckoned
 * from is still so, and reckoned again if not.
 */
export const sqliteRecords = ({ db, link }: Sqlite): Records => ({
  ...sqlRecords(db),
  async finish(outcomes, rate) {
    for (;;) {
      if (await isFiled(db, outcomes)) return false
      const before = await skillsOf(db, outcomes)
      const changes = rate(before).map(after =>
        moved(
          db,
          before.find(({ who, game }) => who === after.who && game === after.game),
          after,
        ),
      )
      if (await link.change([filed(db, outcomes), ...changes])) return true
    }
  },
})

async function isFiled(db: Kysely<Schema>, outcomes: readonly Outcome[]): Promise<boolean> {
  const { table, seat } = outcomes[0]!
  const query = db.selectFrom('outcomes').select('seat').where('table', '=', table).where('seat', '=', seat)
  return (await query.executeTakeFirst()) !== undefined
}

const skillsOf = (db: Kysely<Schema>, outcomes: readonly Outcome[]): Promise<Skill[]> =>
  db
    .selectFrom('skills')
    .selectAll()
    .where('game', '=', outcomes[0]!.game)
    .where(
      'who',
      'in',
      outcomes.map(({ who }) => who),
    )
    .execute()

function filed(db: Kysely<Schema>, outcomes: readonly Outcome[]): Change {
  const query = db
    .insertInto('outcomes')
    .values([...outcomes])
    .onConflict(c => c.doNothing())
  return { query: query.compile(), rows: outcomes.length }
}

/** A rating moves from where it was, or nothing is written. */
function moved(db: Kysely<Schema>, before: Skill | undefined, after: Skill): Change {
  if (!before) {
    const query = db
      .insertInto('skills')
      .values(after)
      .onConflict(c => c.doNothing())
    return { query: query.compile(), rows: 1 }
  }
  const { who, game, mu, sigma, games } = before
  const query = db
    .updateTable('skills')
    .set({ mu: after.mu, sigma: after.sigma, games: after.games })
    .where(is => is.and({ who, game, mu, sigma, games }))
  return { query: query.compile(), rows: 1 }
}
