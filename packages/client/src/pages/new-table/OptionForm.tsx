import type { Decision, Draft, Form } from '@cloak/kernel'
import type { ReactNode } from 'react'
import type { OptionFaces } from '@cloak/parts/board/entry.ts'
import { Ask, AskMenu } from '@cloak/parts/ask/Ask.tsx'
import type { AskProps } from '@cloak/parts/ask/ask-props.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../../words/say.ts'
import { asOneForm, countedDraft, countedIn } from './counted.ts'
import { changed } from './kept.ts'

/** A field that most hosts leave alone: nothing need be chosen there. */
const isSpare = (decision: Decision): boolean => decision.kind === 'someOf' && decision.min === 0

/** A field that needs no line of its own. */
const isShort = (decision: Decision): boolean => decision.kind === 'oneOf' && decision.of.length <= 3

/** What kind of game it is comes before who is in it. */
const rankOf = ([, { kind }]: readonly [string, Decision]): number => (kind === 'menu' ? 0 : 1)

/** What an action of a host's menu leaves to choose. */
function OptionFace({ decision, ...props }: AskProps) {
  if (decision.kind !== 'menu') return <Ask decision={decision} {...props} />
  const counted = countedIn(decision)
  if (!counted) {
    const onDraft = (next: Draft) => props.onDraft(changed(decision, props.draft, next))
    return <AskMenu decision={decision} {...props} onDraft={onDraft} Face={OptionFace} />
  }
  const { form, draft } = asOneForm(counted, props.draft)
  const onDraft = (filled: Draft) => props.onDraft(countedDraft(counted, filled))
  return <Ask {...props} decision={form} draft={draft} onDraft={onDraft} />
}

interface OptionFormProps extends AskProps<Form> {
  /** How the game itself draws some of its fields. */
  faces: OptionFaces
  /** What a field comes to, shown beneath it. */
  below?: ((field: string) => ReactNode) | undefined
}
/** A host's form: what matters in the open, the rest behind a fold, casts by their faces. */
export function OptionForm({ decision, draft, onDraft, onWhy, speaker, label, faces, below }: OptionFormProps) {
  const say = useSay()
  const fields = fieldsOf(draft)
  const all = Object.entries(decision.fields).sort((a, b) => rankOf(a) - rankOf(b))
  const spare = all.filter(([, inner]) => isSpare(inner))
  const face = (field: string, inner: Decision) => {
    const props = {
      draft: fields[field],
      onDraft: (next: Draft) => onDraft({ ...fields, [field]: next }),
      onWhy,
      speaker,
      label: speaker.say({ key: `field.${field}` }),
    }
    const own = faces.field?.(field, { decision: inner, ...props }, inside => <OptionForm {...inside} faces={faces} />)
    if (own !== undefined) return own
    if (inner.kind === 'form') return <OptionForm decision={inner} {...props} faces={faces} />
    return <OptionFace decision={inner} {...props} />
  }
  const fieldset = ([field, inner]: (typeof all)[number]) => (
    <fieldset key={field} className={isShort(inner) ? 'short' : undefined}>
      <legend>{speaker.say({ key: `field.${field}` })}</legend>
      {face(field, inner)}
      {below?.(field)}
    </fieldset>
  )
  return (
    <div className="fields option-form" role="group" aria-label={label}>
      {all.filter(([, inner]) => !isSpare(inner)).map(fieldset)}
      {spare.length > 0 && (
        <details className="spare">
          <summary>{say('client.new.more')}</summary>
          {spare.map(fieldset)}
        </details>
      )}
    </div>
  )
}
