import type { Answer, Decision, Key, Option, Why } from '@cloak/kernel'

/** Why the lesson does not let the reader do something that the rules allow. */
export const NOT_TODAY: Why = { rule: 'learn', key: 'learn.not-today' }

const but = <O extends Option>(of: readonly O[], wanted: readonly (Key | undefined)[]): O[] =>
  of.map(option => (option.barred || wanted.includes(option.id) ? option : { ...option, barred: NOT_TODAY }))
const isFields = (answer: Answer | undefined): answer is { [k: string]: Answer | undefined } =>
  typeof answer === 'object' && !Array.isArray(answer)

/** The same question with one way to answer it: all else is barred, what the rules bar by their own reason. */
export function narrow(d: Decision, to: Answer | undefined): Decision {
  if (to === undefined) return d
  switch (d.kind) {
    case 'oneOf':
      return typeof to === 'object' ? d : { ...d, of: but(d.of, [to]) }
    case 'someOf':
    case 'inOrder':
      return Array.isArray(to) ? { ...d, of: but(d.of, to.filter(isKey)) } : d
    case 'amount':
      return typeof to === 'number' ? { ...d, min: to, max: to } : d
    case 'split': {
      if (!isFields(to)) return d
      const sum = Object.values(to).reduce<number>((n, each) => n + Number(each ?? 0), 0)
      return { ...d, of: d.of.map(heap => ({ ...heap, max: Number(to[heap.id] ?? 0) })), min: sum, max: sum }
    }
    case 'form':
      if (!isFields(to)) return d
      return {
        ...d,
        fields: Object.fromEntries(Object.entries(d.fields).map(([field, inner]) => [field, narrow(inner, to[field])])),
      }
    case 'menu':
      if (!isFields(to)) return d
      return {
        ...d,
        actions: d.actions.map(action => {
          if (action.do === to['do']) return { ...action, with: action.with && narrow(action.with, to['with']) }
          return action.barred ? action : { ...action, barred: NOT_TODAY }
        }),
      }
  }
}

const isKey = (answer: Answer | undefined): answer is Key => typeof answer === 'string' || typeof answer === 'number'
