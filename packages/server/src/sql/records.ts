import { type Kysely, sql, type Transaction } from 'kysely'
import { CAUTION, type Listed, type Records } from '../ports/records.ts'
import type { Schema } from './schema.ts'

const LONGEST_LIST = 200
const rowOf = (row: Schema['tables']): Listed => ({ ...row, listed: row.listed === 1, rated: row.rated === 1 })

/** `inTurn` keeps two nodes from moving the same game's ratings at once. */
export const sqlRecords = (
  db: Kysely<Schema>,
  inTurn: (all: Transaction<Schema>, what: string) => Promise<void> = async () => {},
): Records => ({
  async listed(now) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where('status', 'in', ['gathering', 'playing'])
      .where('stays', '>=', now)
      .orderBy('status')
      .orderBy('opened', 'desc')
      .limit(LONGEST_LIST)
      .execute()
    return rows.map(rowOf)
  },
  async summary(table) {
    const row = await db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.host')
      .select(['tables.game', 'tables.status', 'tables.seats', 'tables.taken', 'people.name as host'])
      .where('tables.id', '=', table)
      .executeTakeFirst()
    return row ?? null
  },
  async gathering(host, now) {
    const { count } = await db
      .selectFrom('tables')
      .select(t => t.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('listed', '=', 1)
      .where('status', '=', 'gathering')
      .where('stays', '>=', now)
      .executeTakeFirstOrThrow()
    return count
  },
  async attend(table, until) {
    await db.updateTable('tables').set({ stays: until }).where('id', '=', table).execute()
  },
  async mine(person) {
    const rows = await db
      .selectFrom('players')
      .innerJoin('tables', 'tables.id', 'players.table')
      .leftJoin('outcomes', o =>
        o.onRef('outcomes.table', '=', 'players.table').onRef('outcomes.who', '=', 'players.person'),
      )
      .selectAll('tables')
      .select('outcomes.place as place')
      .where('players.person', '=', person)
      .where('tables.status', '!=', 'closed')
      .orderBy(t =>
        t
          .case()
          .when('tables.status', '=', 'playing')
          .then(0)
          .when('tables.status', '=', 'gathering')
          .then(1)
          .else(2)
          .end(),
      )
      .orderBy('tables.opened', 'desc')
      .limit(LONGEST_LIST)
      .execute()
    return rows.map(({ place, ...row }) => ({ ...rowOf(row), place }))
  },
  async playing() {
    const rows = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute()
    return rows.map(({ id }) => id)
  },
  async due(now) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('wakes', '<=', now)
      .execute()
    return rows.map(({ id }) => id)
  },
  async unfiled() {
    const rows = await db
      .selectFrom('tables')
      .leftJoin('outcomes', o => o.onRef('outcomes.table', '=', 'tables.id').on('outcomes.seat', '=', 0))
      .select('tables.id as id')
      .where('tables.status', '=', 'over')
      .where('outcomes.table', 'is', null)
      .execute()
    return rows.map(({ id }) => id)
  },
  async finish(outcomes, rate) {
    return db.transaction().execute(async all => {
      const { numInsertedOrUpdatedRows: written } = await all
        .insertInto('outcomes')
        .values(outcomes)
        .onConflict(c => c.doNothing())
        .executeTakeFirst()
      if (written !== BigInt(outcomes.length)) return false
      const { game } = outcomes[0]!
      await inTurn(all, `ratings of ${game}`)
      const before = await all
        .selectFrom('skills')
        .selectAll()
        .where('game', '=', game)
        .where(
          'who',
          'in',
          outcomes.map(({ who }) => who),
        )
        .execute()
      const after = rate(before)
      if (after.length > 0)
        await all
          .insertInto('skills')
          .values(after)
          .onConflict(c =>
            c.columns(['who', 'game']).doUpdateSet(({ ref }) => ({
              mu: ref('excluded.mu'),
              sigma: ref('excluded.sigma'),
              games: ref('excluded.games'),
            })),
          )
          .execute()
      return true
    })
  },
  async outcomesOf(who, reader) {
    const rows = await db
      .selectFrom('outcomes')
      .leftJoin('tables', 'tables.id', 'outcomes.table')
      .leftJoin('players', p => p.onRef('players.table', '=', 'outcomes.table').on('players.person', '=', reader ?? ''))
      .selectAll('outcomes')
      .select(['tables.listed as listed', 'tables.rated as rated', 'players.person as reader'])
      .where('who', '=', who)
      .orderBy('ended', 'desc')
      .limit(100)
      .execute()
    return rows.map(({ listed, rated, reader, ...outcome }) => ({
      ...outcome,
      rated: rated === 1,
      open: listed === 1 || reader !== null,
    }))
  },
  skills: ({ who, game }) =>
    db
      .selectFrom('skills')
      .leftJoin('people', 'people.id', 'skills.who')
      .select(['who', 'game', 'mu', 'sigma', 'games', 'people.name as name'])
      .$if(who !== undefined, q => q.where('who', '=', who!))
      .$if(game !== undefined, q => q.where('game', '=', game!))
      .orderBy(sql`mu - ${sql.lit(CAUTION)} * sigma`, 'desc')
      .orderBy('who')
      .limit(100)
      .execute(),
})
