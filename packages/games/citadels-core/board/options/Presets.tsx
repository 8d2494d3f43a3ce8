import type { Draft, Form, Menu } from '@cloak/kernel'
import type { ReactNode } from 'react'
import { actionName, Ask } from '@cloak/parts/ask/Ask.tsx'
import type { AskProps } from '@cloak/parts/ask/ask-props.ts'
import { Choice } from '@cloak/parts/ask/Choice.tsx'
import { firstOrLapse } from '@cloak/parts/ask/first-draft.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { asOwnChoice, castOfPreset } from './cast.ts'
import { Medallion } from './Medallion.tsx'

const UNKNOWN = [1, 2, 3, 4, 5, 6, 7, 8] as const

interface PresetsProps extends AskProps<Menu> {
  /** The face of what is left to choose. */
  form(props: AskProps<Form>): ReactNode
}

/** Ready-made casts, each shown by the faces in it. Who chooses freely begins with what was chosen before. */
export function Presets({ decision, draft, onDraft, onWhy, speaker, label, form }: PresetsProps) {
  const deed = fieldsOf(draft)
  const chosen = decision.actions.find(action => action.do === deed['do'])
  const inner = chosen?.with ?? null
  const face = {
    draft: deed['with'],
    onDraft: (changed: Draft) => onDraft({ do: chosen!.do, with: changed }),
    onWhy,
    speaker,
    label: chosen ? actionName(speaker, chosen) : label,
  }
  return (
    <div className="presets">
      <div className="choices preset-choices" role="group" aria-label={label}>
        {decision.actions.map(action => (
          <Choice
            key={action.do}
            chosen={action === chosen}
            why={action.barred ?? null}
            onChoose={() => {
              if (action === chosen) return
              const first = action.do === 'custom' ? asOwnChoice(draft) : action.with && firstOrLapse(action.with)
              onDraft(action.with ? { do: action.do, with: first ?? undefined } : { do: action.do })
            }}
            onWhy={onWhy}
          >
            <span className="preset-name">{actionName(speaker, action)}</span>
            <span className="preset-cast" aria-hidden="true">
              {castOfPreset(action.do).map(character => (
                <Medallion key={character} character={character} />
              ))}
              {action.do === 'random' && UNKNOWN.map(i => <Medallion key={i} character={null} />)}
            </span>
          </Choice>
        ))}
      </div>
      {inner && (inner.kind === 'form' ? form({ decision: inner, ...face }) : <Ask decision={inner} {...face} />)}
    </div>
  )
}
