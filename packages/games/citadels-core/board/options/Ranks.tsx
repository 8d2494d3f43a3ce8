import type { Form, OneOf } from '@cloak/kernel'
import { nameOf } from '@cloak/kernel'
import type { AskProps } from '@cloak/parts/ask/ask-props.ts'
import { Choice } from '@cloak/parts/ask/Choice.tsx'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { Medallion } from './Medallion.tsx'

/** One character for each rank, chosen by its face. */
export function Ranks({ decision, draft, onDraft, onWhy, speaker, label }: AskProps<Form>) {
  const fields = fieldsOf(draft)
  return (
    <div className="ranks" role="group" aria-label={label}>
      {Object.entries(decision.fields).map(([rank, inner]) => (
        <div key={rank} className="rank-row" role="group" aria-label={speaker.say({ key: `field.${rank}` })}>
          <span className="rank-gem" aria-hidden="true">
            {rank}
          </span>
          <div className="choices">
            {(inner as OneOf).of.map(({ id, barred }) => (
              <Choice
                key={id}
                chosen={fields[rank] === id}
                why={barred ?? null}
                onChoose={() => onDraft({ ...fields, [rank]: id })}
                onWhy={onWhy}
              >
                <span className="face">
                  {id !== 'none' && <Medallion character={String(id)} />}
                  {speaker.say(nameOf((inner as OneOf).of, id))}
                </span>
              </Choice>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Ranks and nothing else: a cast. */
export const isCast = (decision: Form): boolean =>
  Object.entries(decision.fields).every(([field, inner]) => /^\d$/.test(field) && inner.kind === 'oneOf')
