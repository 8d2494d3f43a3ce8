import { PHASE } from '../../src/data/pieces.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { Glyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

const WINGED = { angelWing: 'angel', indulgence: 'indulgence', devilWing: 'devil', guest: 'guest' } as const
const isWinged = (event: string): event is keyof typeof WINGED => event in WINGED

/**
 * Whom the end of the round raised and whom it lowered (DWD-11.3). It happens between two questions, so it is told at the
 * next one.
 */
export function Repute() {
  const say = useSay()
  const { view, names, speaker } = usePact()
  const told = useTable(({ told }) => told)
  // All of it comes at once, with whatever follows it without a question: a new round, perhaps.
  const last = view.phase === PHASE.production ? 'roundBegun' : 'reputation'
  const { heard = [] } = told.findLast(({ heard }) => heard?.some(({ event }) => event === last)) ?? {}
  const end = heard.findIndex(({ event }) => event === 'roundBegun')
  const lines = heard.slice(0, end < 0 ? undefined : end).filter(({ event }) => isWinged(event))
  const seats = names.map((_, seat) => ({
    seat,
    lines: lines.filter(({ all }) => (all as { seat?: number }).seat === seat),
  }))
  if (lines.length === 0) return null
  return (
    <ul className="repute" aria-label={say('pact.board.repute')}>
      {seats
        .filter(({ lines }) => lines.length > 0)
        .map(({ seat, lines }) => (
          <li key={seat}>
            <Arms seat={seat} />
            {lines.map((line, i) => (
              <span key={i} className={`repute-${line.event}`} title={speaker.sayHeard(line)}>
                {isWinged(line.event) && <Glyph of={WINGED[line.event]} />}
                <span className="unseen">{speaker.sayHeard(line)}</span>
              </span>
            ))}
          </li>
        ))}
    </ul>
  )
}
