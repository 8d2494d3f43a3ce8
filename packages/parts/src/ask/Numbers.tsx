import { type Amount, hints, nameOf, type Split } from '@cloak/kernel'
import { useSay } from '../language/language.ts'
import type { AskProps } from './ask-props.ts'
import { fieldsOf } from './ways.ts'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange(value: number): void
}

function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const say = useSay()
  const to = (n: number): void => onChange(Math.max(min, Math.min(max, n)))
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={say('parts.ask.less')} disabled={value <= min} onClick={() => to(value - 1)}>
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => Number.isInteger(target.valueAsNumber) && to(target.valueAsNumber)}
      />
      <button type="button" aria-label={say('parts.ask.more')} disabled={value >= max} onClick={() => to(value + 1)}>
        +
      </button>
    </div>
  )
}

/** A whole number. */
export function AskAmount({ decision, draft, onDraft, label }: AskProps<Amount>) {
  const say = useSay()
  const { min, max } = decision
  return (
    <div>
      <p className="ask-count">{say('parts.ask.amount', { min, max })}</p>
      <Stepper label={label} value={typeof draft === 'number' ? draft : min} min={min} max={max} onChange={onDraft} />
    </div>
  )
}

/** How many from each heap. */
export function AskSplit({ decision, draft, onDraft, speaker, label }: AskProps<Split>) {
  const say = useSay()
  const hinted = hints(decision, draft)
  if (hinted.kind !== 'heaps') return null
  const taken = fieldsOf(draft)
  const { min, max } = decision
  const sum = hinted.of.reduce((n, heap) => n + heap.taken, 0)
  return (
    <div role="group" aria-label={label}>
      <p className="ask-count">{say('parts.ask.some', { min, max, chosen: sum, exact: min === max ? 'yes' : 'no' })}</p>
      <ul className="heaps">
        {hinted.of.map(heap => {
          const name = speaker.say(nameOf(decision.of, heap.id))
          return (
            <li key={heap.id}>
              <span>{name}</span>
              <Stepper
                label={name}
                value={heap.taken}
                min={0}
                max={heap.max}
                onChange={n => onDraft({ ...taken, [heap.id]: n })}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
