import type { View } from '@cloak/citadels-core'
import { useEffect, useMemo, useRef } from 'react'
import { useThings } from '../../ask/things.tsx'
import { Moments } from '../../motion/Moments.tsx'
import { useTravel } from '../../motion/travel.ts'
import { useSay } from '../../words/language.ts'
import type { BoardProps } from '../board.ts'
import './citadels.css'
import './cards.css'
import './city.css'
import './track.css'
import './stage.css'
import './called.css'
import './phone.css'
import './phone-own.css'
import { askedAt } from './asked-at.ts'
import { useCues } from './cues.tsx'
import { OwnSide } from './OwnSide.tsx'
import { previewer } from './preview.ts'
import { RankTrack } from './RankTrack.tsx'
import { Rival } from './Rival.tsx'
import { Stage } from './Stage.tsx'
import { stageOf } from './stage-of.ts'
import { type CitadelsTable, CitadelsContext, isOlderEdition } from './table.ts'

/** A table of Citadels, either edition. */
export function CitadelsBoard({ seen, seat, names, speaker }: BoardProps) {
  const say = useSay()
  const view = seen.view as View
  const root = useRef<HTMLDivElement>(null)
  const table = useMemo(
    (): CitadelsTable => ({
      seen,
      view,
      seat,
      speaker,
      names,
      isOlder: isOlderEdition(view),
      asked: askedAt(seen, view, seat),
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
    }),
    [seen, view, seat, speaker, names],
  )
  const shown = useCues(table)
  useTravel(root, seen)
  const { previewBy } = useThings()
  useEffect(() => {
    previewBy(previewer(table, say))
    return () => previewBy(null)
  }, [table, say, previewBy])

  const n = view.players.length
  const first = seat ?? -1
  const rivals = Array.from({ length: n }, (_, i) => (first + 1 + i + n) % n).filter(each => each !== seat)
  const acting = seen.waiting === 'covert' ? [] : seen.waiting
  const stage = stageOf(seen, view, seat)
  return (
    <CitadelsContext value={table}>
      <div ref={root} className={`citadels rivals-${rivals.length}`}>
        <div className="rivals" tabIndex={0} role="region" aria-label={say('client.citadels.rivals')}>
          {rivals.map(each => (
            <Rival key={each} seat={each} isActing={acting.includes(each)} />
          ))}
        </div>
        <div className="middle">
          <RankTrack />
          <Stage stage={stage} />
          <Moments shown={shown} />
        </div>
        {seat !== null && <OwnSide seat={seat} stage={stage} isActing={acting.includes(seat)} />}
      </div>
    </CitadelsContext>
  )
}
