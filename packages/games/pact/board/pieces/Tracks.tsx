import { DEVIL_LEVELS, MAX_DEBT } from '../../src/data/pieces.ts'
import { pointsOfDebt } from '../../src/reading/index.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words.ts'
import { signed } from './effects.ts'
import { Glyph } from './Piece.tsx'
import { usePact } from '../table.ts'

/** The reputation of all four on one rope, with the knot in the middle. */
export function ReputationTrack() {
  const say = useSay()
  const { view, house, names } = usePact()
  const { min, max } = house.track
  const spaces = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <ol className="reputation" aria-label={say('pact.board.reputation')}>
      {spaces.map(level => {
        const on = view.players.flatMap((p, seat) => (p.reputation === level ? [seat] : []))
        const place = level < min + DEVIL_LEVELS ? 'low' : level === max ? 'top' : level === 0 ? 'knot' : 'mid'
        return (
          <li key={level} className={`space space-${place}`}>
            <span className="space-n">{signed(level)}</span>
            {place === 'low' && <Glyph of="devil" />}
            {place === 'top' && <Glyph of="angel" />}
            <span className={on.length > 2 ? 'space-on crowded' : 'space-on'}>
              {on.map(seat => (
                <span
                  key={seat}
                  className="marker"
                  data-place={`reputation.${seat}`}
                  role="img"
                  aria-label={`${names[seat] ?? ''}: ${signed(level)}`}
                  title={names[seat]}
                >
                  <Arms seat={seat} />
                </span>
              ))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What a player owes, and how far round the interest has come. */
export function Debt({ seat }: { seat: number }) {
  const say = useSay()
  const { view } = usePact()
  const { debt, quarter } = view.players[seat]!
  const label = say('pact.board.debt-text', { debt, quarter, points: pointsOfDebt(debt) })
  return (
    <span className="debt" title={label} data-place={`debt.${seat}`}>
      <span className="dial" style={{ ['--quarter' as string]: quarter }} aria-hidden="true" />
      <span className="debt-bar" aria-hidden="true">
        {Array.from({ length: MAX_DEBT }, (_, i) => (
          <span key={i} className={i < debt ? 'owed' : undefined} />
        ))}
      </span>
      <span className="debt-n" aria-hidden="true">
        {debt}
      </span>
      <span className="unseen">{label}</span>
    </span>
  )
}

/** Wings on their way to three, indulgences and guests. */
export function Wings({ seat }: { seat: number }) {
  const say = useSay()
  const { view } = usePact()
  const { angel, devil, indulgences, guests, mob } = view.players[seat]!
  const wings = (of: 'angel' | 'devil', n: number) => (
    <span className={`wings wings-${of}`} title={say(`pact.board.${of}-of-three`, { n })} data-place={`${of}.${seat}`}>
      {[0, 1, 2].map(i => (
        <Glyph key={i} of={of} className={i < n ? 'emblem' : 'emblem lacking'} />
      ))}
      <span className="unseen">{say(`pact.board.${of}-of-three`, { n })}</span>
    </span>
  )
  return (
    <span className="wings-all">
      {wings('angel', angel)}
      {wings('devil', devil)}
      {indulgences !== null && indulgences > 0 && (
        <span className="count" title={say('pact.board.indulgences')} data-place={`indulgences.${seat}`}>
          <Glyph of="indulgence" />
          <span className="unseen">{say('pact.board.indulgences')}</span> {indulgences}
        </span>
      )}
      {guests > 0 && (
        <span className="count count-guest" title={say('pact.board.guests')}>
          <Glyph of="guest" />
          <span className="unseen">{say('pact.board.guests')}</span> {guests}
        </span>
      )}
      {mob && (
        <span className="count" role="img" aria-label={say('pact.board.mob')} title={say('pact.board.mob')}>
          <Glyph of="mob" />
        </span>
      )}
    </span>
  )
}
