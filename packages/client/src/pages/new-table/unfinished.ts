import type { Decision, Why } from '@cloak/kernel'

/** A host's form makes no answer of a wrong shape: where there is none at all, nothing was chosen yet. */
const NOTHING: readonly string[] = ['kernel.malformed', 'kernel.no-such-option']

/** The field in which something is still to be chosen, if that is what is wrong: the innermost on the way to the fault. */
export function unfinishedField(options: Decision, { rule, path = '' }: Why): string | null {
  if (!NOTHING.includes(rule)) return null
  let field: string | null = null
  let at: Decision | null = options
  for (const step of path.split('.')) {
    if (at?.kind === 'form') {
      field = step
      at = at.fields[step] ?? null
    } else if (at?.kind === 'menu') at = at.actions.find(action => action.do === step)?.with ?? null
  }
  return field
}
