import type { OneOf } from '@cloak/kernel'
import { type Resource, ROUNDS } from '../../src/data/pieces.ts'
import { useSay } from '../words.ts'
import { Send } from '../pointing/answer.tsx'
import { GoodToken } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

/** The two fields that bring a coin more once they are raised (DWD-5.4). */
const MIDDLE: readonly number[] = [1, 2]

/** A luxury lies on two fields and grows only when both are raised (DWD-5.3): the other of the two. */
function otherHalf(wheel: readonly Resource[], field: number): number | null {
  const good = wheel[field]!
  if (good !== 'glass' && good !== 'marble') return null
  return wheel.findIndex((each, i) => each === good && i !== field)
}

/** Which field to raise: each with what the wheel still brings to it, round by round. */
export function FieldOptions({ of }: { of: OneOf }) {
  const say = useSay()
  const { me, view, house, seat, name } = usePact()
  if (seat === null || !me) return null
  const wheelIn = (round: number) => house.wheel[round - 1]![seat]!
  const goodAt = (round: number, field: number) => wheelIn(round)[field]!
  function isHalf(round: number, field: number): boolean {
    const other = otherHalf(wheelIn(round), field)
    return other !== null && me!.fields[other] === 1
  }
  const rounds = Array.from({ length: ROUNDS - view.round }, (_, i) => view.round + 1 + i)
  const isAnyHalf = of.of.some(({ id }) => rounds.some(round => isHalf(round, Number(id))))
  return (
    <>
      <div className="options field-options">
        {of.of.map(({ id }) => (
          <Send key={id} answer={id} className="option field-option">
            <b>{name('field', id)}</b>
            {rounds.map(round => {
              const half = isHalf(round, Number(id))
              return (
                <span key={round} className={half ? 'field-round field-half' : 'field-round'}>
                  <small>{say('pact.board.round-n', { n: round })}</small>
                  <GoodToken good={goodAt(round, Number(id))} />
                  {half && <span className="half-sign">½</span>}
                </span>
              )
            })}
            {MIDDLE.includes(Number(id)) && (
              <small className="field-coin">
                {say('pact.board.field-coin')} <GoodToken good="coin" n={1} />
              </small>
            )}
          </Send>
        ))}
      </div>
      {isAnyHalf && <p className="hint field-halves">{say('pact.board.field-half')}</p>}
    </>
  )
}
