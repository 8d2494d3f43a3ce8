import type { Decision, Draft } from '@cloak/kernel'

/**
 * What an answer begins with before anybody has chosen: the least amount, an empty heap, what leaves no choice; in a form
 * also what is done where nobody chooses.
 */
export function firstDraft(decision: Decision): Draft {
  switch (decision.kind) {
    case 'amount':
      return decision.min
    case 'split':
      return decision.min === 0 ? {} : undefined
    case 'form': {
      const fields = Object.entries(decision.fields).flatMap(([field, inner]) => {
        const first = onlyOne(inner) ?? inner.lapse ?? firstDraft(inner)
        return first === undefined ? [] : [[field, first] as const]
      })
      return fields.length > 0 ? Object.fromEntries(fields) : undefined
    }
    case 'inOrder':
      return decision.slots.length === 0 ? [] : undefined
    case 'someOf':
      return decision.max === 0 ? [] : undefined
    case 'oneOf':
    case 'menu':
      return undefined
  }
}

/** A field that leaves no choice is filled in. */
function onlyOne(decision: Decision): Draft {
  if (decision.kind !== 'oneOf' && decision.kind !== 'someOf') return undefined
  const least = decision.kind === 'oneOf' ? 1 : decision.min
  if (decision.of.length !== least || decision.of.some(({ barred }) => barred)) return undefined
  const ids = decision.of.map(({ id }) => id)
  return decision.kind === 'oneOf' ? ids[0] : ids
}

/** The same for what an action leaves open: a form's default, where it has one; of so many at least, none yet. */
export function firstOrLapse(decision: Decision): Draft {
  if (decision.kind === 'someOf' && decision.min > 0) return []
  return decision.kind === 'form' ? (decision.lapse ?? firstDraft(decision)) : firstDraft(decision)
}
