import type { Plan } from '@cloak/pact'
import type { EventId } from '@cloak/pact/data/events/index'
import { tokensIn } from '@cloak/pact/reading'
import { useSay } from '../../../words/language.ts'
import { BookMark } from '../BookMark.tsx'
import { buildingOf } from '../BuildingCard.tsx'
import { Glyph } from '../Piece.tsx'
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
        {say('client.pact.plan-event', { card: name('card', event), side: say(`client.pact.side.${side}`) })}
        <BookMark card={event} />
      </li>
    )
  return (
    <ol className="plan-list">
      {played('left')}
      {plan.old.map(card => (
        <li key={card}>
          <Glyph of="token" /> {say('client.pact.plan-use', { card: name('card', card) })}
          <BookMark card={card} />
        </li>
      ))}
      {plan.stable.map(card => (
        <li key={card}>
          {say('client.pact.plan-tucked', { card: name('card', card) })} <BookMark card={card} />
        </li>
      ))}
      {plan.builds.map(({ card, use }) => (
        <li key={card}>
          <Glyph of="token" /> {say('client.pact.plan-build', { card: name('card', card) })}
          <BookMark card={card} />
          {onUse && buildingOf(table, card).timing === 'action' && (
            <button type="button" className="choice" aria-pressed={use} onClick={() => onUse(card)}>
              {say('client.pact.plan-at-once')}
            </button>
          )}
          {!onUse && use && <span className="plan-use">{say('client.pact.plan-at-once')}</span>}
        </li>
      ))}
      {plan.recruit && (
        <li>
          <Glyph of="token" /> {say('client.pact.plan-recruit', { courtier: name('courtier', plan.recruit) })}
        </li>
      )}
      {played('right')}
      {isEmpty && onUse && <li className="hint">{say('client.pact.plan-hint')}</li>}
      {isEmpty && !onUse && plan.event === null && <li className="hint">{say('client.pact.plan-nothing')}</li>}
    </ol>
  )
}
