import type { Listing } from '@cloak/protocol'
import { ask } from '../connection/api.ts'
import { useSay } from '../words/say.ts'
import { TableList } from './TableList.tsx'
import { useKept } from './use-kept.ts'

const SHOWN = 8
const ANEW = 15_000
const listed = (): Promise<Listing[]> => ask<Listing[]>('GET', '/api/tables')

/** Tables open to everybody: to sit down at, or to watch. */
export function PublicTables() {
  const say = useSay()
  const rows = useKept('cloak.public-tables', listed, ANEW)
  return (
    <section className="panel">
      <h2>{say('client.home.public')}</h2>
      <TableList
        empty={say('client.home.public-none')}
        rows={rows.slice(0, SHOWN).map(({ id, game, status, seats, taken, rated }) => ({
          id,
          game,
          status,
          rated,
          note: say('client.tables.seats', { taken, seats }),
          deed: say(status === 'gathering' && taken < seats ? 'client.tables.sit' : 'client.tables.watch'),
        }))}
      />
    </section>
  )
}
