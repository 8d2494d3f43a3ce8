import type { OneOf } from '@cloak/kernel'
import { ROUNDS } from '@cloak/pact/data/pieces'
import { useSay } from '../../../words/language.ts'
import { Send } from '../answer.tsx'
import { GoodToken } from '../Piece.tsx'
import { usePact } from '../table.ts'

/** The two fields that bring a coin more once they are raised (DWD-5.4). */
const MIDDLE: readonly number[] = [1, 2]

/** Which field to raise: each with what the wheel still brings to it, round by round. */
export function FieldOptions({ of }: { of: OneOf }) {
  const say = useSay()
  const { view, house, seat, name } = usePact()
  if (seat === null) return null
  const rounds = Array.from({ length: ROUNDS - view.round }, (_, i) => view.round + 1 + i)
  return (
    <div className="options field-options">
      {of.of.map(({ id }) => (
        <Send key={id} answer={id} className="option field-option">
          <b>{name('field', id)}</b>
          {rounds.map(round => (
            <span key={round} className="field-round">
              <small>{say('client.pact.round-n', { n: round })}</small>
              <GoodToken good={house.wheel[round - 1]![seat]![Number(id)]!} />
            </span>
          ))}
          {MIDDLE.includes(Number(id)) && (
            <small className="field-coin">
              {say('client.pact.field-coin')} <GoodToken good="coin" n={1} />
            </small>
          )}
        </Send>
      ))}
    </div>
  )
}
