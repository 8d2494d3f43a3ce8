import type { View } from '@cloak/citadels-core'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { useThings } from '../../ask/things.tsx'
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
import { Cues } from './cues.tsx'
import { leftUndone } from './deeds.ts'
import { cardsIn, type CitadelsId } from './districts.ts'
import { isAnyHouse } from './houses.ts'
import { OwnSide } from './OwnSide.tsx'
import { previewer } from './preview.ts'
import { RankTrack } from './RankTrack.tsx'
import { Rival } from './Rival.tsx'
import { seatShown } from './seat-shown.ts'
import { useShared } from '../../table/shared.ts'
import { Stage } from './Stage.tsx'
import { stageOf } from './stage-of.ts'
import { AskedContext, CitadelsContext, type CitadelsMoment, type CitadelsTable, MomentContext } from './table.ts'

/** A table of Citadels, either edition. */
function CitadelsBoard({ game, seen, seat, names, speaker }: BoardProps & { game: CitadelsId }) {
  const say = useSay()
  const view = seen.view as View
  const root = useRef<HTMLDivElement>(null)
  const cards = cardsIn(game)
  const sameNames = useShared(names)
  const table = useMemo(
    (): CitadelsTable => ({
      seat,
      speaker,
      names: sameNames,
      game,
      cards,
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
    }),
    [seat, speaker, sameNames, game, cards],
  )
  const moment = useMemo((): CitadelsMoment => ({ seen, view }), [seen, view])
  const asked = useMemo(() => askedAt(seen, view, seat), [seen, view, seat])
  useTravel(root, seen)
  const { previewBy, lookAt } = useThings()
  useEffect(() => {
    const { decision } = seen.mine ?? {}
    const undone = decision?.kind === 'menu' ? leftUndone(decision.actions, cards, view) : []
    const said = undone.map(deed => table.speaker.say({ key: `do.${deed}` }))
    previewBy(previewer(table, { view, decision: decision ?? null }, say, said))
    return () => previewBy(null)
  }, [table, cards, seen, view, say, previewBy])

  const n = view.players.length
  const first = seat ?? -1
  const around = Array.from({ length: n }, (_, i) => (first + 1 + i + n) % n)
  const seats = useShared(around.map(each => seatShown(seen, view, each, cards)))
  const rivals = seats.filter(each => each.seat !== seat)
  const own = seats.find(each => each.seat === seat)
  const stage = stageOf(seen, view, seat, cards)
  const isHouseOpen = seen.mine !== null && isAnyHouse(view, seat, asked, refs => lookAt(refs)?.state === 'open')
  return (
    <CitadelsContext value={table}>
      <MomentContext value={moment}>
        <AskedContext value={asked}>
          <div ref={root} className={`citadels rivals-${rivals.length}${isHouseOpen ? ' houses-open' : ''}`}>
            <div className="rivals" tabIndex={0} role="region" aria-label={say('client.citadels.rivals')}>
              {rivals.map(shown => (
                <Rival key={shown.seat} shown={shown} />
              ))}
            </div>
            <div className="middle">
              <RankTrack />
              <Stage stage={stage} />
              <Cues table={table} view={view} />
            </div>
            {own && <OwnSide shown={own} stage={stage} />}
          </div>
        </AskedContext>
      </MomentContext>
    </CitadelsContext>
  )
}

/** The board of each edition. */
export const boards: { readonly [G in CitadelsId]: ComponentType<BoardProps> } = {
  'citadels-2016': props => <CitadelsBoard {...props} game="citadels-2016" />,
  'citadels-classic': props => <CitadelsBoard {...props} game="citadels-classic" />,
}
