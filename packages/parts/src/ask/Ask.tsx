import { type Action, type Form, isOpen, type Menu } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import type { ComponentType } from 'react'
import './ask.css'
import type { AskProps } from './ask-props.ts'
import { Choice } from './Choice.tsx'
import { firstOrLapse } from './first-draft.ts'
import { AskAmount, AskSplit } from './Numbers.tsx'
import { AskOne, AskOrder, AskSome } from './Options.tsx'
import { fieldsOf } from './ways.ts'

/** The face of any decision. */
export function Ask({ decision, ...props }: AskProps) {
  switch (decision.kind) {
    case 'oneOf':
      return <AskOne decision={decision} {...props} />
    case 'someOf':
      return <AskSome decision={decision} {...props} />
    case 'inOrder':
      return <AskOrder decision={decision} {...props} />
    case 'amount':
      return <AskAmount decision={decision} {...props} />
    case 'split':
      return <AskSplit decision={decision} {...props} />
    case 'form':
      return <AskForm decision={decision} {...props} />
    case 'menu':
      return <AskMenu decision={decision} {...props} />
  }
}

/** Several decisions, answered together. */
function AskForm({ decision, draft, onDraft, onWhy, speaker }: AskProps<Form>) {
  const fields = fieldsOf(draft)
  return (
    <div className="fields">
      {Object.entries(decision.fields).map(([field, inner]) => {
        const label = speaker.say({ key: `field.${field}` })
        return (
          <fieldset key={field}>
            <legend>{label}</legend>
            <Ask
              decision={inner}
              draft={fields[field]}
              onDraft={changed => onDraft({ ...fields, [field]: changed })}
              onWhy={onWhy}
              speaker={speaker}
              label={label}
            />
          </fieldset>
        )
      })}
    </div>
  )
}

export const actionName = (speaker: Speaker, action: Action): string =>
  action.ref
    ? speaker.say({ key: `ref.${action.ref.kind}`, args: { id: action.ref.id } })
    : speaker.say({ key: `do.${action.do}` })

interface AskMenuProps extends AskProps<Menu> {
  /** The face of what an action leaves to choose. */
  Face?: ComponentType<AskProps>
}
/** One of several actions. */
export function AskMenu({ decision, draft, onDraft, onWhy, onAgain, speaker, label, Face = Ask }: AskMenuProps) {
  const deed = fieldsOf(draft)
  const chosen = decision.actions.find(action => action.do === deed['do'])
  function choose(action: Action): void {
    if (action !== chosen) onDraft(action.with ? { do: action.do, with: firstOrLapse(action.with) } : { do: action.do })
    else if (!action.with) onAgain?.()
    // Where the others have stepped back, choosing it again brings them out.
    else if (onAgain) onDraft(undefined)
  }
  return (
    <div className="menu">
      <div className="choices" role="group" aria-label={label}>
        {decision.actions.map(action => (
          <Choice
            key={action.do}
            chosen={action === chosen}
            why={action.barred ?? null}
            empty={action.with !== null && !isOpen(action.with)}
            onChoose={() => choose(action)}
            onWhy={onWhy}
          >
            {actionName(speaker, action)}
          </Choice>
        ))}
      </div>
      {chosen?.with && (
        <div className="menu-with">
          <Face
            decision={chosen.with}
            draft={deed['with']}
            onDraft={changed => onDraft({ do: chosen.do, with: changed })}
            onWhy={onWhy}
            onAgain={onAgain}
            speaker={speaker}
            label={actionName(speaker, chosen)}
          />
        </div>
      )}
    </div>
  )
}
