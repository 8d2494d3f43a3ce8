import type { Draft } from '@cloak/kernel'
import type { View } from '../src/types.ts'
import { useMemo, useState } from 'react'
import { Peek } from '@cloak/parts/ask/Peek.tsx'
import { useSay } from './words.ts'
import type { BoardProps } from '@cloak/parts/board/props.ts'
import { Market } from './Market.tsx'
import { OwnSide } from './OwnSide.tsx'
import './css/pact.css'
import './css/pieces.css'
import './css/scenes.css'
import { usePlanning } from './planning/planning.ts'
import { PointingContext } from './pointing/pointing.tsx'
import { Rival } from './Rival.tsx'
import { Stage } from './Stage.tsx'
import { Story } from './telling/Story.tsx'
import { houseOf, PactContext, type PactTable } from './table.ts'
import { ReputationTrack } from './pieces/Tracks.tsx'
import { Tribunal } from './pieces/Tribunal.tsx'
import { useWalkPast } from './telling/walk-past.ts'
import { Wheel } from './pieces/Wheel.tsx'

const SEATS = 4

/** A table of Deal with the Devil: three kingdoms, what lies between them, and one's own behind its wall. */
export function PactBoard({ seen, seat, names, speaker }: BoardProps) {
  const say = useSay()
  const view = seen.view as View
  const [kept] = useState(() => new Map<string, Draft>())
  const [listed, setListed] = useState(false)
  const table = useMemo(
    (): PactTable => ({
      view,
      seen,
      seat,
      me: seat === null ? null : (view.players[seat] ?? null),
      names,
      speaker,
      house: houseOf(view),
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
      kept,
    }),
    [view, seen, seat, names, speaker, kept],
  )
  const planning = usePlanning(table)
  const stops = useWalkPast(table)
  const isOver = seen.script.length === 0
  const rivals = [1, 2, 3, 4].map(i => ((seat ?? SEATS - 1) + i) % SEATS).filter(each => each !== seat)
  const acting = seen.waiting === 'covert' ? [] : seen.waiting
  return (
    <PactContext value={table}>
      <PointingContext value={planning}>
        <div className={`pact pact-rivals-${rivals.length}`} data-asks={listed ? 'listed' : 'drawn'}>
          <Peek className="kingdoms" label={say('parts.table.rivals')}>
            {rivals.map(each => (
              <Rival key={each} seat={each} isActing={acting.includes(each)} />
            ))}
          </Peek>
          <ReputationTrack />
          {isOver ? (
            <Story />
          ) : (
            <div className="pact-middle">
              <Peek className="pact-left" label={say('pact.board.inquisitors')}>
                <Wheel />
                <Tribunal />
              </Peek>
              <Stage planning={planning} isPassing={stops.isPassing} listed={listed} onListed={setListed} />
              <Market stops={stops} />
            </div>
          )}
          <OwnSide />
        </div>
      </PointingContext>
    </PactContext>
  )
}
