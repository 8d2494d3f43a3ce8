import type { Listing } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../connection/api.ts'
import { useSay } from '../words/language.ts'
import { TableList } from './TableList.tsx'

const SHOWN = 8
const ANEW = 15_000

/** Tables open to everybody: to sit down at, or to watch. */
export function PublicTables() {
  const say = useSay()
  const [rows, setRows] = useState<readonly Listing[]>([])
  useEffect(() => {
    const look = (): void => void ask<Listing[]>('GET', '/api/tables').then(setRows, () => {})
    look()
    const timer = setInterval(look, ANEW)
    return () => clearInterval(timer)
  }, [])
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
