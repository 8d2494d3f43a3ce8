import type { View } from '../src/types.ts'
import type { Colour } from '../src/data/pieces.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '@cloak/parts/table/state.ts'
import { useTelling } from '@cloak/parts/table/telling.ts'
import { useSay } from './words.ts'
import type { BoardProps } from '@cloak/parts/board/props.ts'
import { moveByArrows } from './pointing/arrows.ts'
import { useAsking } from './pointing/asking.ts'
import { useCarrying } from './pointing/carrying.ts'
import { CarriedPiece } from './pieces/Card.tsx'
import './css/chytrogrod.css'
import { Desk } from './Desk.tsx'
import { District, turnsOf } from './pieces/District.tsx'
import { useGuildTinctures } from './pieces/guild-tinctures.ts'
import { judgements } from './telling/judgement.ts'
import { Middle } from './Middle.tsx'
import { Belongings, Deals, PlayerHead } from './Player.tsx'
import { Race } from './Race.tsx'
import { Spaces } from './pieces/Spaces.tsx'
import { useStage } from './telling/stage.ts'
import { useInStep } from './telling/in-step.ts'
import { type Carried, ChytrogrodContext, type ChytrogrodTable } from './table.ts'

const KEPT = 'cloak.list'

/** A table of Chytrogród. */
export function ChytrogrodBoard({ seen, seat, names, speaker }: BoardProps) {
  const say = useSay()
  const told = useTable(({ told }) => told)
  const stage = useStage(seen.view as View, told)
  const { view } = stage
  const { asked, at, answer } = useAsking(seen, stage.beat !== null)
  const { carried, over, lift, follower } = useCarrying((what: Carried, district: Colour) =>
    answer(what === 'decree' ? district : { card: what, district }),
  )
  const table = useMemo(
    (): ChytrogrodTable => ({
      view,
      seat,
      names,
      speaker,
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
      text: key => speaker.say({ key }),
      asked,
      at,
      carried,
      over,
      lift,
    }),
    [view, seat, names, speaker, asked, at, carried, over, lift],
  )
  const trials = useMemo(() => judgements(stage.told), [stage.told])
  const [review, setReview] = useState<number | null>(null)
  const [isListed, setListed] = useState(() => localStorage.getItem(KEPT) === 'yes')
  const root = useRef<HTMLDivElement>(null)
  useGuildTinctures(view.players)

  const isJudging = view.phase === 'resolution'
  const now = isJudging ? trials.at(-1)?.district : undefined
  useInStep(stage, told, now, speaker)
  useEffect(() => setReview(view.phase === 'over' ? 0 : null), [isJudging, view.phase])

  /** Focus is not lost with the thing that had it: the next question takes it up, or the tale that is told first. */
  const isTelling = useTelling(({ telling }) => telling !== null)
  const question = asked ? seen.at : stage.beat && isJudging ? 'tale' : null
  useLayoutEffect(() => {
    const at = document.activeElement
    const isLost = at === null || at === document.body || at.matches(isListed ? '.bar' : '.bar, .bar-ask *')
    if (question === null || !isLost) return
    const things = [...(root.current?.querySelectorAll<HTMLElement>('.thing-open, .chy-next') ?? [])]
    ;(things.find(each => each.closest('.chy-desk')) ?? things[0])?.focus({ preventScroll: true })
  }, [question, isTelling, isListed])

  const n = view.players.length
  const rivals = Array.from({ length: n }, (_, i) => ((seat ?? -1) + 1 + i) % n).filter(each => each !== seat)
  const acting = seen.waiting === 'covert' || stage.beat ? [] : seen.waiting
  const turns = turnsOf(view)
  const stateOf = (district: Colour) =>
    now === undefined ? null : district === now ? 'now' : turns[district]! < turns[now]! ? 'past' : 'ahead'

  return (
    <ChytrogrodContext value={table}>
      <div
        ref={root}
        className={`chy${isListed ? ' chy-listed' : ''}${carried ? ' chy-carrying' : ''}${stage.beat ? ' chy-telling' : ''}`}
        data-step={asked?.step}
        onKeyDown={moveByArrows}
      >
        <div
          className={`chy-rivals chy-rivals-${rivals.length}`}
          data-group="rivals"
          tabIndex={0}
          role="region"
          aria-label={say('parts.table.rivals')}
        >
          {rivals.map(each => (
            <section
              key={each}
              className={`chy-player tint-${view.players[each]!.guild ?? 'none'}${acting.includes(each) ? ' chy-acting' : ''}`}
              aria-label={names[each] ?? ''}
            >
              <PlayerHead seat={each} />
              <Spaces seat={each} />
              <Belongings seat={each}>
                <Deals seat={each} />
              </Belongings>
            </section>
          ))}
        </div>
        <Race />
        <div className="chy-ring" data-group="ring">
          {view.ring.map(district => (
            <District key={district} district={district} turn={turns[district] ?? 0} state={stateOf(district)} />
          ))}
          <Middle
            onReview={!isJudging && trials.length > 0 && review === null ? () => setReview(0) : null}
            isListed={isListed}
            onListed={() => {
              localStorage.setItem(KEPT, isListed ? 'no' : 'yes')
              setListed(!isListed)
            }}
          />
        </div>
        <div className="chy-own">
          {seat !== null && (
            <section
              className={`chy-player chy-mine tint-${view.players[seat]!.guild ?? 'none'}${acting.includes(seat) ? ' chy-acting' : ''}`}
              data-group="own"
              aria-label={names[seat] ?? ''}
            >
              <PlayerHead seat={seat} />
              <Spaces seat={seat} isOwn />
              <Deals seat={seat} />
              <Belongings seat={seat} />
            </section>
          )}
          <Desk trials={trials} isJudging={isJudging} stage={stage} review={review} onReview={setReview} />
        </div>
        <div ref={follower} className="chy-follower" aria-hidden="true">
          {carried && <CarriedPiece carried={carried} />}
        </div>
      </div>
    </ChytrogrodContext>
  )
}
