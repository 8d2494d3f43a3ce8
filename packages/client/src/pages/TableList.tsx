import { Link } from 'wouter'
import { useSay } from '../words/say.ts'
import { titleOf } from './game-names.ts'
import { GameEmblem } from './GameEmblem.tsx'

const STATUS = {
  gathering: 'client.status.gathering',
  playing: 'client.status.playing',
  over: 'client.status.over',
  abandoned: 'client.status.abandoned',
  closed: 'client.status.closed',
} as const

export interface Row {
  id: string
  game: string
  status: keyof typeof STATUS
  /** What is known besides: seats taken, or the place that was won. */
  note: string
  deed: string
  /** Does it count? Not said of a table on this device. */
  rated?: boolean
}
const pageOf = ({ id, status }: Row): string =>
  status === 'over' || status === 'abandoned' ? `/replay/${id}` : `/table/${id}`

/** Tables, each with the one thing to do there. */
export function TableList({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  const say = useSay()
  if (rows.length === 0) return <p className="hint">{empty}</p>
  return (
    <ul className="tables">
      {rows.map(row => (
        <li key={row.id}>
          <GameEmblem game={row.game} />
          <span className="table-about">
            <Link href={`/table/${row.id}`}>{titleOf(say, row.game)}</Link>
            <span className="hint">
              {say(STATUS[row.status])} · {row.note}
              {row.rated !== undefined && ` · ${say(row.rated ? 'client.tables.rated' : 'client.tables.casual')}`}
            </span>
          </span>
          <Link
            href={pageOf(row)}
            className="button"
            aria-label={say('client.tables.deed-at', { deed: row.deed, game: titleOf(say, row.game) })}
          >
            {row.deed}
          </Link>
        </li>
      ))}
    </ul>
  )
}
