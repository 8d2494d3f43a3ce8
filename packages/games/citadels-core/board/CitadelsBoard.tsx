import type { View } from '../src/types.ts'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import { useThings } from '@cloak/parts/ask/things.tsx'
import { useTravel } from '@cloak/parts/motion/travel.ts'
import { useSay } from './words.ts'
import type { BoardProps } from '@cloak/parts/board/props.ts'
import './css/citadels.css'
import './css/cards.css'
import './css/city.css'
import './css/track.css'
import './css/stage.css'
import './css/called.css'
import './css/phone.css'
import './css/phone-own.css'
import { askedAt } from './pointing/asked-at.ts'
import { Cues } from './telling/cues.tsx'
import { leftUndone } from './pointing/deeds.ts'
import { cardsIn, type CitadelsId } from './pieces/districts.ts'
import { isAnyHouse } from './pieces/houses.ts'
import { OwnSide } from './OwnSide.tsx'
import { previewer } from './pointing/preview.ts'
import { RankTrack } from './RankTrack.tsx'
import { Rival } from './Rival.tsx'
import { seatShown } from './telling/seat-shown.ts'
import { useShared } from '@cloak/parts/table/shared.ts'
import { Stage } from './telling/Stage.tsx'
import { stageOf } from './telling/stage-of.ts'
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
            <div className="rivals" tabIndex={0} role="region" aria-label={say('parts.table.rivals')}>
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
