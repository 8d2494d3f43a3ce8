import type { About, MyTable } from '@cloak/protocol'
import { useState } from 'react'
import { ask, Refusal, whoAmI } from '../connection/api.ts'
import { soloRecords } from '../solo/record.ts'
import { forget, visited } from '../table/mine.ts'
import { useSay } from '../words/say.ts'
import { TableList } from './TableList.tsx'
import { useKept } from './use-kept.ts'

const SHOWN = 6

type Mine = Omit<MyTable, 'opened'>

/** A table this browser has only looked at. */
async function lookUp(id: string): Promise<Mine | null> {
  try {
    const { game, status, seats, rated } = await ask<About>('GET', `/api/tables/${id}`)
    const taken = seats.filter(({ person, bot }) => person !== null || bot !== null).length
    if (status === 'closed') forget(id)
    return status === 'closed' ? null : { id, game, status, seats: seats.length, taken, rated, place: null }
  } catch (error) {
    if (error instanceof Refusal && error.failure.code === 'not-found') forget(id)
    return null
  }
}

const isAlive = ({ status }: Mine): boolean => status === 'playing' || status === 'gathering'

/** One's own tables from any device, and those this browser has looked at; what goes on first. */
async function mine(): Promise<Mine[]> {
  const own = (await whoAmI()) ? await ask<MyTable[]>('GET', '/api/me/tables') : []
  const looked = visited().filter(({ id }) => !own.some(each => each.id === id))
  const others = await Promise.all(looked.slice(0, SHOWN).map(({ id }) => lookUp(id)))
  const all = [...own, ...others.filter(row => row !== null)]
  return [...all.filter(isAlive), ...all.filter(row => !isAlive(row))].slice(0, SHOWN)
}

/** Where one has been: to go on playing, or to look at again. */
export function MyTables() {
  const say = useSay()
  const rows = useKept('cloak.my-tables', mine)
  const [here] = useState(() => soloRecords().slice(0, SHOWN))
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
          ...rows.map(row => ({
            id: row.id,
            game: row.game,
            status: row.status,
            rated: row.rated,
            note:
              row.place === null
                ? say('client.tables.seats', { taken: row.taken, seats: row.seats })
                : say('client.tables.place', { place: row.place, seats: row.seats }),
            deed: say(isAlive(row) ? 'client.tables.return' : 'client.replay.watch'),
          })),
        ]}
      />
    </section>
  )
}
