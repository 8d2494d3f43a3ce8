import { Guilds } from './pieces/Guilds.tsx'
import { Hand } from './pieces/Hand.tsx'
import type { Judgement } from './telling/judgement.ts'
import { DrawnDecree, Intrigue } from './pointing/Scheme.tsx'
import type { Stage } from './telling/stage.ts'
import { useChytrogrod } from './table.ts'
import { Trial } from './telling/Trial.tsx'

interface DeskProps {
  trials: readonly Judgement[]
  isJudging: boolean
  stage: Stage
  /** Which district of a past resolution is looked at. */
  review: number | null
  onReview(i: number | null): void
}

/** What lies before the reader: the guilds to choose from, a decree, an intrigue, the resolution, or the hand. */
export function Desk({ trials, isJudging, stage, review, onReview }: DeskProps) {
  const { view, seat, asked } = useChytrogrod()
  const drawn = view.drawn !== null && view.drawn.by === seat && view.drawn.decree !== null
  const isOver = view.phase === 'over'
  return (
    <div className="chy-desk">
      {trials.length > 0 && (isJudging || review !== null) ? (
        <Trial
          all={trials}
          shown={review ?? trials.length - 1}
          onShow={onReview}
          stage={stage}
          onClose={isJudging || isOver ? null : () => onReview(null)}
        />
      ) : view.players.some(({ guild }) => guild === null) ? (
        <Guilds />
      ) : drawn ? (
        <DrawnDecree />
      ) : asked?.step.startsWith('intrigue.') ? (
        <Intrigue />
      ) : (
        <Hand />
      )}
    </div>
  )
}
