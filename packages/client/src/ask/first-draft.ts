import type { Decision, Draft } from '@cloak/kernel'

/** What an answer begins with before anybody has chosen: the least amount, an empty heap, nothing else. */
export function firstDraft(decision: Decision): Draft {
  switch (decision.kind) {
    case 'amount':
      return decision.min
    case 'split':
      return decision.min === 0 ? {} : undefined
    case 'form': {
      const fields = Object.entries(decision.fields).flatMap(([field, inner]) => {
        const first = firstDraft(inner)
        return first === undefined ? [] : [[field, first] as const]
      })
      return fields.length > 0 ? Object.fromEntries(fields) : undefined
    }
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
    case 'menu':
      return undefined
  }
}

/** The same for a form that the host fills in: its default, where it has one. */
export const firstOrLapse = (decision: Decision): Draft =>
  decision.kind === 'form' ? (decision.lapse ?? firstDraft(decision)) : firstDraft(decision)
