import type { About, Listing } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask, Refusal } from '../connection/api.ts'
import { forget, visited } from '../table/mine.ts'
import { useSay } from '../words/language.ts'
import { titleOf } from './game-names.ts'

const STATUS = {
  gathering: 'client.status.gathering',
  playing: 'client.status.playing',
  over: 'client.status.over',
  abandoned: 'client.status.abandoned',
  closed: 'client.status.closed',
} as const
const SHOWN = 8

interface Row {
  id: string
  game: string
  status: keyof typeof STATUS
  seats: number
  taken: number
}

function TableList({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  const say = useSay()
  if (rows.length === 0) return <p className="hint">{empty}</p>
  return (
    <ul className="tables">
      {rows.map(({ id, game, status, seats, taken }) => (
        <li key={id}>
          <Link href={`/table/${id}`}>{titleOf(say, game)}</Link>
          <span className="hint">
            {say(STATUS[status])} · {say('client.tables.seats', { taken, seats })}
          </span>
        </li>
      ))}
    </ul>
  )
}

async function lookUp(id: string): Promise<Row | null> {
  try {
    const { game, status, seats } = await ask<About>('GET', `/api/tables/${id}`)
    const taken = seats.filter(({ person, bot }) => person !== null || bot !== null).length
    return { id, game, status, seats: seats.length, taken }
  } catch (error) {
    if (error instanceof Refusal && error.failure.code === 'not-found') forget(id)
    return null
  }
}

/** Tables this browser has been at. */
export function MyTables() {
  const say = useSay()
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    void Promise.all(
      visited()
        .slice(0, SHOWN)
        .map(({ id }) => lookUp(id)),
    ).then(found => setRows(found.filter(row => row !== null)))
  }, [])
  return (
    <section>
      <h2>{say('client.home.mine')}</h2>
      <TableList rows={rows} empty={say('client.home.mine-none')} />
    </section>
  )
}

/** Tables open to everybody. */
export function PublicTables() {
  const say = useSay()
  const [rows, setRows] = useState<readonly Listing[]>([])
  useEffect(() => {
    ask<Listing[]>('GET', '/api/tables').then(setRows, () => setRows([]))
  }, [])
  return (
    <section>
      <h2>{say('client.home.public')}</h2>
      <TableList rows={rows.slice(0, SHOWN)} empty={say('client.home.public-none')} />
    </section>
  )
}
