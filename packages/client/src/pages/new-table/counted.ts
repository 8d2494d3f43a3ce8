import type { Draft, Form, Menu, SomeOf } from '@cloak/kernel'
import { firstOrLapse } from '@cloak/parts/ask/first-draft.ts'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'

/** A menu of numbers, each with a form that asks for exactly so many in the same field. */
export interface Counted {
  field: string
  /** From the least number to the greatest, without a gap. */
  forms: readonly { n: number; form: Form; picks: SomeOf }[]
}

export function countedIn({ actions }: Menu): Counted | null {
  const [first] = actions
  if (first?.with?.kind !== 'form') return null
  const least = Number(first.do)
  const field = Object.keys(first.with.fields)[0]!
  const forms = actions.flatMap(({ do: name, with: form }, i) => {
    const n = least + i
    const picks = form?.kind === 'form' ? form.fields[field] : undefined
    if (form?.kind !== 'form' || name !== String(n) || picks?.kind !== 'someOf') return []
    return picks.min === n && picks.max === n ? [{ n, form, picks }] : []
  })
  return forms.length === actions.length ? { field, forms } : null
}

/** The form as a host meets it: as many as they like are picked, and the number follows. */
export function asOneForm({ field, forms }: Counted, draft: Draft): { form: Form; draft: Draft } {
  const now = forms.find(({ n }) => String(n) === fieldsOf(draft)['do']) ?? forms[0]!
  const picks = { ...now.picks, min: forms[0]!.n, max: forms.at(-1)!.n }
  return {
    form: { ...now.form, fields: { ...now.form.fields, [field]: picks } },
    draft: fieldsOf(draft)['with'] ?? firstOrLapse(now.form),
  }
}

/** What is picked says which of the numbers it is; too few of them are the least, with some still to be picked. */
export function countedDraft({ field, forms }: Counted, filled: Draft): Draft {
  const picked = listOf(fieldsOf(filled)[field]).length
  const { n } = forms.findLast(({ n }) => n <= picked) ?? forms[0]!
  return { do: String(n), with: filled }
}
