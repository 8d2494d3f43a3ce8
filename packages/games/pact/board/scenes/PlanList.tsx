import type { Plan } from '../../src/types.ts'
import type { EventId } from '../../src/data/events/index.ts'
import { tokensIn } from '../../src/reading/index.ts'
import { useSay } from '../words.ts'
import { BookMark } from '../pieces/BookMark.tsx'
import { buildingOf } from '../pieces/BuildingCard.tsx'
import { Glyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

interface PlanListProps {
  plan: Plan
  event: EventId | undefined
  /** Whether a new building is used at once; left out where nothing can be changed. */
  onUse?(card: Plan['builds'][number]['card']): void
}
/** A plan in words, in the order in which it will be carried out (DWD-9.8 to 9.13). */
export function PlanList({ plan, event, onUse }: PlanListProps) {
  const say = useSay()
  const table = usePact()
  const { name } = table
  const isEmpty = tokensIn(plan) + plan.stable.length === 0
  const played = (side: 'left' | 'right') =>
    event &&
    plan.event === side && (
      <li>
        <Glyph of="card" />{' '}
        {say('pact.board.plan-event', { card: name('card', event), side: say(`pact.board.side.${side}`) })}
        <BookMark card={event} />
      </li>
    )
  return (
    <ol className="plan-list">
      {played('left')}
      {plan.old.map(card => (
        <li key={card}>
          <Glyph of="token" /> {say('pact.board.plan-use', { card: name('card', card) })}
          <BookMark card={card} />
        </li>
      ))}
      {plan.stable.map(card => (
        <li key={card}>
          {say('pact.board.plan-tucked', { card: name('card', card) })} <BookMark card={card} />
        </li>
      ))}
      {plan.builds.map(({ card, use }) => (
        <li key={card}>
          <Glyph of="token" /> {say('pact.board.plan-build', { card: name('card', card) })}
          <BookMark card={card} />
          {onUse && buildingOf(table, card).timing === 'action' && (
            <button type="button" className="choice" aria-pressed={use} onClick={() => onUse(card)}>
              {say('pact.board.plan-at-once')}
            </button>
          )}
          {!onUse && use && <span className="plan-use">{say('pact.board.plan-at-once')}</span>}
        </li>
      ))}
      {plan.recruit && (
        <li>
          <Glyph of="token" /> {say('pact.board.plan-recruit', { courtier: name('courtier', plan.recruit) })}
        </li>
      )}
      {played('right')}
      {isEmpty && onUse && <li className="hint">{say('pact.board.plan-hint')}</li>}
      {isEmpty && !onUse && plan.event === null && <li className="hint">{say('pact.board.plan-nothing')}</li>}
    </ol>
  )
}
