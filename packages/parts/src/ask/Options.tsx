import { hints, type InOrder, type Key, nameOf, type OneOf, type SomeOf } from '@cloak/kernel'
import { useSay } from '../language/language.ts'
import type { AskProps } from './ask-props.ts'
import { Choice } from './Choice.tsx'
import { listOf } from './ways.ts'

/** Exactly one of these. */
export function AskOne({ decision, draft, onDraft, onWhy, onAgain, speaker, label }: AskProps<OneOf>) {
  return (
    <div className="choices" role="group" aria-label={label}>
      {decision.of.map(({ id, barred }) => (
        <Choice
          key={id}
          chosen={draft === id}
          why={barred ?? null}
          onChoose={() => (draft === id && onAgain ? onAgain() : onDraft(id))}
          onWhy={onWhy}
        >
          {speaker.say(nameOf(decision.of, id))}
        </Choice>
      ))}
    </div>
  )
}

/** Between so many and so many of these. */
export function AskSome({ decision, draft, onDraft, onWhy, speaker, label }: AskProps<SomeOf>) {
  const say = useSay()
  const chosen = listOf(draft)
  const hinted = hints(decision, draft)
  const { min, max } = decision
  if (hinted.kind !== 'options') return null
  const toggle = (id: Key): void => {
    if (chosen.includes(id)) onDraft(chosen.filter(each => each !== id))
    else onDraft(max === 1 ? [id] : [...chosen, id])
  }
  return (
    <div role="group" aria-label={label}>
      <p className="ask-count">
        {say('parts.ask.some', { min, max, chosen: chosen.length, exact: min === max ? 'yes' : 'no' })}
      </p>
      <div className="choices">
        {hinted.of.map(({ id, chosen, why }) => (
          <Choice
            key={id}
            chosen={chosen}
            why={max === 1 && !decision.of.find(option => option.id === id)?.barred ? null : why}
            onChoose={() => toggle(id)}
            onWhy={onWhy}
          >
            {speaker.say(nameOf(decision.of, id))}
          </Choice>
        ))}
        {min === 0 && (
          <Choice
            chosen={Array.isArray(draft) && draft.length === 0}
            why={null}
            onChoose={() => onDraft([])}
            onWhy={onWhy}
          >
            {say('parts.ask.none')}
          </Choice>
        )}
      </div>
    </div>
  )
}

/** One of these for each slot, no two alike. */
export function AskOrder({ decision, draft, onDraft, onWhy, speaker, label }: AskProps<InOrder>) {
  const say = useSay()
  const chosen = listOf(draft)
  const hinted = hints(decision, draft)
  if (hinted.kind !== 'options') return null
  const slotName = (i: number): string => {
    const slot = decision.slots[i]
    if (!slot || slot.kind === 'place') return String(i + 1)
    return speaker.say({ key: `ref.${slot.kind}`, args: { id: slot.id } })
  }
  return (
    <div role="group" aria-label={label}>
      <p className="ask-count">
        {chosen.length < decision.slots.length
          ? say('parts.ask.slot', { slot: slotName(chosen.length) })
          : say('parts.ask.ordered')}
      </p>
      <div className="choices">
        {hinted.of.map(({ id, chosen: isChosen, why }) => (
          <Choice
            key={id}
            chosen={isChosen}
            why={why}
            onChoose={() => onDraft(isChosen ? chosen.filter(each => each !== id) : [...chosen, id])}
            onWhy={onWhy}
          >
            {isChosen && <span className="slot">{slotName(chosen.indexOf(id))}</span>}
            {speaker.say(nameOf(decision.of, id))}
          </Choice>
        ))}
      </div>
    </div>
  )
}
