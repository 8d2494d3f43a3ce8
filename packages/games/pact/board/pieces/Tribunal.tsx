import { COMMON, COMMON_INQUISITORS, SLOTS } from '../../src/data/pieces.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { INQUISITOR_EMBLEMS } from '../../art/emblems.ts'
import { useSay } from '../words.ts'
import { usePenaltyText } from '../planning/penalties.ts'
import { Glyph } from './Piece.tsx'
import { usePact } from '../table.ts'

export type InquisitorName = keyof typeof INQUISITOR_EMBLEMS
export const Face = ({ of }: { of: InquisitorName }) => <Emblem body={bodies[INQUISITOR_EMBLEMS[of]]} />

/** The six places of the inquisition, and the coins that lie on the bribe row. */
export function Tribunal() {
  const say = useSay()
  const { view, name } = usePact()
  const penalty = usePenaltyText()
  const places = [
    ...COMMON.map(stand => ({ stand, who: COMMON_INQUISITORS[stand] as InquisitorName, state: view.common[stand] })),
    ...SLOTS.map((stand, i) => ({
      stand,
      who: (view.up[i] ?? null) as InquisitorName | null,
      state: view.up[i] ? ('up' as const) : ('down' as const),
    })),
  ]
  return (
    <div className="tribunal" role="group" aria-label={say('pact.board.inquisitors')}>
      {places.map(({ stand, who, state }) => {
        const called = who ? name('inquisitor', who) : say('pact.board.hidden-inquisitor')
        const asks = say(`pact.board.inquisitor-${state}`, { who: called })
        const label = who && state !== 'gone' ? `${asks}. ${penalty(who)}` : asks
        return (
          <span
            key={stand}
            className={`seat-of-judgement seat-${state}`}
            title={label}
            data-place={`inquisitor.${stand}`}
          >
            <span className="stand">{stand}</span>
            {who ? <Face of={who} /> : <Glyph of="guest" />}
            <span className="unseen">{label}</span>
          </span>
        )
      })}
      <span className="bribe-row" title={say('pact.board.bribes')} data-place="bribes">
        {[0, 1, 2, 3, 4].map(i => (
          <Glyph key={i} of="coin" className={i < view.bribes ? 'emblem' : 'emblem lacking'} />
        ))}
        <span className="unseen">
          {say('pact.board.bribes')}: {view.bribes}
        </span>
      </span>
    </div>
  )
}
