import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words.ts'
import { Glyph } from './Piece.tsx'
import { usePact } from '../table.ts'

const SECTORS = 4
const FIELDS = 4
/** Degrees from the top at which a field lies; the reader's own quarter is at the bottom. */
const angleOf = (sector: number, field: number): number =>
  180 + sector * 90 + ((field - (FIELDS - 1) / 2) * 90) / (FIELDS + 0.6)

/** The production wheel: each seat's quarter brings what lies on it this round. It turns with the round. */
export function Wheel() {
  const say = useSay()
  const { view, house, seat, names } = usePact()
  const round = Math.max(1, view.round)
  const first = seat ?? 0
  return (
    <figure className="wheel" data-place="wheel">
      <div className="wheel-rim">
        <div className="wheel-disc" key={round}>
          {view.players.map((p, each) => {
            const sector = (each - first + SECTORS) % SECTORS
            return house.wheel[round - 1]![each]!.map((good, field) => (
              <span
                key={`${each}.${field}`}
                className={`wheel-field good-${good}${p.fields[field] === 2 ? ' wheel-raised' : ''}`}
                style={{ ['--angle' as string]: `${angleOf(sector, field)}deg` }}
                aria-hidden="true"
              >
                <Glyph of={good} />
              </span>
            ))
          })}
          {view.players.map((_, each) => (
            <span
              key={each}
              className="wheel-arms"
              style={{ ['--angle' as string]: `${180 + ((each - first + SECTORS) % SECTORS) * 90}deg` }}
              title={names[each]}
              aria-hidden="true"
            >
              <Arms seat={each} />
            </span>
          ))}
        </div>
        <span className="wheel-hub" aria-hidden="true">
          {round}
        </span>
      </div>
      <figcaption>
        <strong>{say(`pact.board.phase.${view.phase as Phase}`)}</strong>
        {view.round > 0 && <span>{say('pact.board.round-of', { n: view.round })}</span>}
      </figcaption>
    </figure>
  )
}
type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
