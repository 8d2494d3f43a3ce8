import type { About, Result } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { ask, Refusal, whoAmI } from '../connection/api.ts'
import { soloRecords } from '../solo/record.ts'
import { forget, visited } from '../table/mine.ts'
import { useSay } from '../words/language.ts'
import { type Row, TableList } from './TableList.tsx'

const SHOWN = 6

interface Mine {
  id: string
  game: string
  status: Row['status']
  seats: number
  taken: number
  place: number | null
}

async function lookUp(id: string): Promise<Mine | null> {
  try {
    const { game, status, seats } = await ask<About>('GET', `/api/tables/${id}`)
    const taken = seats.filter(({ person, bot }) => person !== null || bot !== null).length
    if (status === 'closed') forget(id)
    return status === 'closed' ? null : { id, game, status, seats: seats.length, taken, place: null }
  } catch (error) {
    if (error instanceof Refusal && error.failure.code === 'not-found') forget(id)
    return null
  }
}

/** Tables this browser has been at, and games finished on any device. */
async function mine(): Promise<Mine[]> {
  const me = await whoAmI()
  const [here, results] = await Promise.all([
    Promise.all(
      visited()
        .slice(0, SHOWN)
        .map(({ id }) => lookUp(id)),
    ),
    me ? ask<{ results: Result[] }>('GET', `/api/people/${me.id}`).then(({ results }) => results) : [],
  ])
  const won = new Map(results.map(result => [result.table, result]))
  const known = here.flatMap(row => (row ? [{ ...row, place: won.get(row.id)?.place ?? null }] : []))
  const elsewhere = results
    .filter(({ table }) => !known.some(({ id }) => id === table))
    .sort((a, b) => b.ended - a.ended)
    .map(({ table, game, of, place }): Mine => ({ id: table, game, status: 'over', seats: of, taken: of, place }))
  const rank = ({ status }: Mine): number => ['playing', 'gathering'].indexOf(status)
  return [...known, ...elsewhere].sort((a, b) => Number(rank(b) >= 0) - Number(rank(a) >= 0)).slice(0, SHOWN)
}

/** Where one has been: to go on playing, or to look at again. */
export function MyTables() {
  const say = useSay()
  const [rows, setRows] = useState<readonly Mine[]>([])
  const [here] = useState(() => soloRecords().slice(0, SHOWN))
  useEffect(() => {
    mine().then(setRows, () => {})
  }, [])
  return (
    <section className="panel">
      <h2>{say('client.home.mine')}</h2>
      <TableList
        empty={say('client.home.mine-none')}
        rows={[
          ...here.map(({ id, game, seats, over }) => ({
            id,
            game,
            status: over ? ('over' as const) : ('playing' as const),
            note: say('client.tables.here', { seats }),
            deed: say(over ? 'client.replay.watch' : 'client.tables.return'),
          })),
          ...rows.map(({ id, game, status, seats, taken, place }) => ({
            id,
            game,
            status,
            note:
              place === null
                ? say('client.tables.seats', { taken, seats })
                : say('client.tables.place', { place, seats }),
            deed: say(status === 'playing' || status === 'gathering' ? 'client.tables.return' : 'client.replay.watch'),
          })),
        ]}
      />
    </section>
  )
}
