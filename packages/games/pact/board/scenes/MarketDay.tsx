import { PHASE } from '../../src/data/pieces.ts'
import { useSay } from '../words.ts'
import { Send } from '../pointing/answer.tsx'
import { Chest } from '../pieces/Chest.tsx'
import { Count, Glyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'
import { Harvest } from './Harvest.tsx'
import { hasVotes } from './Hunt.tsx'
import { News, Tableau } from './Quiet.tsx'
import { Repute } from './Repute.tsx'

/** Below plans or chests there is room for so many lines. */
const MOST = 3

/** What the phase was about, for whoever is asked only whether to trade. */
const PHASES = {
  [PHASE.production]: 'production',
  [PHASE.cards]: 'cards',
  [PHASE.actions]: 'actions',
  [PHASE.interest]: 'interest',
  [PHASE.inquisition]: 'inquisition',
} as const

/** The market alone is asked about: a halt at which the round can be looked at. */
export function MarketScene() {
  const say = useSay()
  const { view, me } = usePact()
  const phase = PHASES[view.phase as keyof typeof PHASES]
  const isHarvest = view.phase === PHASE.production
  const isFirst = isHarvest && view.round === 1 && me?.kind
  return (
    <div className="scene scene-quiet">
      {isFirst ? <OwnRole /> : <Tableau />}
      {isHarvest ? (
        <>
          {!hasVotes(view) && <Repute />}
          <Harvest />
        </>
      ) : (
        <News most={MOST} isBrief={view.phase === PHASE.actions || view.phase === PHASE.inquisition} />
      )}
      <p className="hint day-says">{phase && say(`pact.board.day.${phase}`)}</p>
      <div className="deeds">
        <Send answer={{ do: 'done' }} look="primary">
          {say('pact.board.market-done')}
        </Send>
      </div>
    </div>
  )
}

/** The chest that was dealt, opened for the first time: who one is, and what that role is after. */
function OwnRole() {
  const say = useSay()
  const { me } = usePact()
  if (!me?.kind || !me.souls) return null
  const role = me.kind === 'mortal1' || me.kind === 'mortal2' ? 'mortal' : me.kind
  return (
    <div className="own-role">
      <Chest kind={me.kind} open label={say('pact.board.own-chest')}>
        <span className="chest-inside">
          {me.souls.plain > 0 && <Count of="soul" n={me.souls.plain} label={say('pact.board.souls-plain')} />}
          {me.souls.marked > 0 && (
            <Count of="marked" n={me.souls.marked} label={say('pact.board.souls-marked')} className="count-marked" />
          )}
          {me.souls.plain + me.souls.marked === 0 && <Glyph of="devil" />}
        </span>
      </Chest>
      <p className="scene-says">{say(`pact.board.aim.${role}`)}</p>
    </div>
  )
}
