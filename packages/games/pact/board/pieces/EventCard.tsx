import type { EventId } from '../../src/data/events/index.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { Spot } from '../pointing/pointing.tsx'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { CARD_EMBLEMS } from '../../art/emblems.ts'
import { useSay } from '../words.ts'
import { signed } from './effects.ts'
import { EffectWords } from './EffectWords.tsx'
import { cardRef, useCards } from '../table.ts'

export type Side = 'left' | 'right'

/** What one half of an event does: the left takes and costs good name, the right gives and earns it. */
function Half({ event, side }: { event: EventId; side: Side }) {
  const say = useSay()
  const { house } = useCards()
  const { left, right } = house.events[event]
  const list = side === 'left' ? left.gain : [...right.cost, ...right.gain]
  return (
    <>
      <span className="half-side">{say(`pact.board.side.${side}`)}</span>
      <span>
        <EffectWords of={list} />
      </span>
      <b>{say('pact.board.effect.rep', { n: signed(side === 'left' ? left.rep : right.rep) })}</b>
    </>
  )
}

interface EventProps {
  event: EventId
  /** The half that the plan uses. */
  chosen?: Side | null
  onSide?(side: Side): void
}
/** An event with both its halves; while a plan is made each half is a button. */
export function EventFace({ event, chosen = null, onSide }: EventProps) {
  const { name } = useCards()
  const half = (side: Side) => {
    const inside = <Half event={event} side={side} />
    if (!onSide) return <span className={`half half-${side}`}>{inside}</span>
    return (
      <button
        type="button"
        className={`half half-${side} thing ${chosen === side ? 'thing-chosen' : 'thing-open'}`}
        aria-pressed={chosen === side}
        onClick={() => onSide(side)}
      >
        {inside}
      </button>
    )
  }
  const Sheet = onSide ? 'div' : 'span'
  return (
    <Sheet className="event" data-place={`card.${event}`}>
      <span className="event-head">
        <Emblem body={bodies[CARD_EMBLEMS[event] ?? '']} />
        <span className="card-name">{name('card', event)}</span>
      </span>
      <span className="halves">
        {half('left')}
        {half('right')}
      </span>
    </Sheet>
  )
}

/** An event in the hand: one thing, unless its halves are chosen between. */
export function EventCard(props: EventProps) {
  if (props.onSide) return <EventFace {...props} />
  return (
    <Spot of={cardRef(props.event)} className="event-holder">
      <EventFace {...props} />
    </Spot>
  )
}
