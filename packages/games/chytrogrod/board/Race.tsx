import { TARGET } from '../src/data/pieces.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from './words.ts'
import { useChytrogrod } from './table.ts'

const TENS = Array.from({ length: 11 }, (_, i) => i * 10)

/** The race to a hundred points. */
export function Race() {
  const say = useSay()
  const { view, names } = useChytrogrod()
  const scores = view.players.map(({ score }) => score)
  return (
    <div className="chy-race" role="group" aria-label={say('chytrogrod.board.race')}>
      <span className="chy-scale" aria-hidden="true">
        {TENS.map(ten => (
          <i key={ten} style={{ insetInlineStart: `${ten}%` }} className={ten === TARGET ? 'chy-goal' : undefined}>
            {ten % 20 === 0 ? ten : ''}
          </i>
        ))}
      </span>
      {scores.map((score, seat) => {
        const label = say('chytrogrod.board.has-points', { name: names[seat] ?? '', score })
        const below = scores.slice(0, seat).filter(other => Math.abs(other - score) < 3).length
        return (
          <span
            key={seat}
            className="chy-runner"
            data-place={`score:${seat}`}
            style={{ insetInlineStart: `${Math.min(score, TARGET)}%`, marginInlineStart: `${below * 0.75}rem` }}
            role="img"
            aria-label={label}
            title={label}
          >
            <Arms seat={seat} />
          </span>
        )
      })}
    </div>
  )
}
