import type { View } from '@cloak/citadels-core'
import { useMemo } from 'react'
import { useTable } from '../../table/store.ts'
import { useSay } from '../../words/language.ts'
import type { BoardProps } from '../board.ts'
import './citadels.css'
import { OwnSide } from './OwnSide.tsx'
import { RankTrack } from './RankTrack.tsx'
import { Rival } from './Rival.tsx'
import { type CitadelsTable, CitadelsContext } from './table.ts'

/** A table of Citadels, either edition. */
export function CitadelsBoard({ seen, seat, names, speaker }: BoardProps) {
  const say = useSay()
  const isOlder = useTable(({ about }) => about?.game === 'citadels-classic')
  const view = seen.view as View
  const table = useMemo(
    (): CitadelsTable => ({
      speaker,
      names,
      isOlder,
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
    }),
    [speaker, names, isOlder],
  )
  const n = view.players.length
  const first = seat ?? -1
  const rivals = Array.from({ length: n }, (_, i) => (first + 1 + i + n) % n).filter(each => each !== seat)
  const acting = seen.waiting === 'covert' ? [] : seen.waiting
  return (
    <CitadelsContext value={table}>
      <div className={`citadels rivals-${rivals.length}`}>
        <div className="rivals" tabIndex={0} role="region" aria-label={say('client.citadels.rivals')}>
          {rivals.map(each => (
            <Rival key={each} view={view} seat={each} isActing={acting.includes(each)} />
          ))}
        </div>
        <div className="middle">
          <RankTrack view={view} seat={seat} />
          <dl className="piles">
            <div>
              <dt>{say('client.citadels.round')}</dt>
              <dd>{view.round}</dd>
            </div>
            <div>
              <dt>{say('client.citadels.deck')}</dt>
              <dd>{view.deck}</dd>
            </div>
            {(view.cast.includes('tax-collector') || view.plate > 0) && (
              <div>
                <dt>{say('client.citadels.plate')}</dt>
                <dd>{view.plate}</dd>
              </div>
            )}
          </dl>
        </div>
        {seat !== null && <OwnSide view={view} seat={seat} />}
      </div>
    </CitadelsContext>
  )
}
