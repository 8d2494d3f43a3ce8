import type { Decision, Option, Why } from './types.ts'

/** What is wrong with an answer, or null. Judged by the decision alone, as it was put to the seat: a refusal tells nothing new. */
export function faultIn(d: Decision, a: unknown, path = ''): Why | null {
  switch (d.kind) {
    case 'oneOf':
      return choose(d.of, a, path)
    case 'someOf':
      return several(d, d.min, d.max, a, path)
    case 'inOrder':
      return several(d, d.slots.length, d.slots.length, a, path)
    case 'amount':
      if (typeof a !== 'number') return malformed(path)
      return isWhole(a) && a >= d.min && a <= d.max ? null : outOfRange(d, d.min, d.max, path)
    case 'split': {
      if (!isRecord(a)) return malformed(path)
      let sum = 0
      for (const id of Object.keys(a)) {
        const n = a[id]
        const heap = d.of.find(o => o.id === id)
        if (!heap) return noSuchOption(join(path, id))
        if (!isWhole(n) || n < 0 || n > heap.max) return outOfRange(d, 0, heap.max, join(path, id))
        if (n > 0 && heap.barred) return at(heap.barred, join(path, id))
        sum += n
      }
      return tooFewOrMany(d, d.min, d.max, sum, path)
    }
    case 'form': {
      if (!isRecord(a)) return malformed(path)
      for (const k of Object.keys(a)) if (!Object.hasOwn(d.fields, k)) return noSuchOption(join(path, k))
      for (const k of Object.keys(d.fields)) {
        const why = faultIn(d.fields[k]!, Object.hasOwn(a, k) ? a[k] : undefined, join(path, k))
        if (why) return why
      }
      return null
    }
    case 'menu': {
      if (!isRecord(a)) return malformed(path)
      for (const k of Object.keys(a)) if (k !== 'do' && k !== 'with') return noSuchOption(join(path, k))
      const action = d.actions.find(o => o.do === a['do'])
      if (!action) return noSuchOption(join(path, 'do'))
      if (action.barred) return at(action.barred, path)
      if (action.with) return faultIn(action.with, a['with'], join(path, action.do))
      return Object.hasOwn(a, 'with') ? malformed(join(path, action.do)) : null
    }
  }
}

/** Can it be answered at all? A step that asks an unanswerable question is a bug. */
export function isOpen(d: Decision): boolean {
  switch (d.kind) {
    case 'oneOf':
      return d.of.some(o => !o.barred)
    case 'someOf':
      return d.min <= d.max && openOptions(d.of) >= d.min
    case 'inOrder':
      return openOptions(d.of) >= d.slots.length
    case 'amount':
      return d.min <= d.max
    case 'split':
      return d.min <= d.max && d.of.reduce((n, o) => n + (o.barred ? 0 : o.max), 0) >= d.min
    case 'form':
      return Object.values(d.fields).every(isOpen)
    case 'menu':
      return d.actions.some(a => !a.barred && (!a.with || isOpen(a.with)))
  }
}

export const malformed = (path: string): Why => at({ rule: 'kernel.malformed', key: 'kernel.malformed' }, path)
const noSuchOption = (path: string): Why => at({ rule: 'kernel.no-such-option', key: 'kernel.no-such-option' }, path)
const outOfRange = (d: Decision, min: number, max: number, path: string): Why =>
  at({ rule: d.rule ?? 'kernel.out-of-range', key: 'kernel.out-of-range', args: { min, max } }, path)

function tooFewOrMany(d: Decision, min: number, max: number, n: number, path: string): Why | null {
  if (n < min) return at({ rule: d.rule ?? 'kernel.too-few', key: 'kernel.too-few', args: { min } }, path)
  if (n > max) return at({ rule: d.rule ?? 'kernel.too-many', key: 'kernel.too-many', args: { max } }, path)
  return null
}

function choose(of: readonly Option[], id: unknown, path: string): Why | null {
  const option = of.find(o => Object.is(o.id, id))
  if (!option) return noSuchOption(path)
  return option.barred ? at(option.barred, path) : null
}

function several(
  d: Decision & { of: readonly Option[] },
  min: number,
  max: number,
  a: unknown,
  path: string,
): Why | null {
  if (!Array.isArray(a)) return malformed(path)
  const fault = tooFewOrMany(d, min, max, a.length, path)
  if (fault) return fault
  if (new Set(a).size !== a.length) return at({ rule: 'kernel.twice', key: 'kernel.twice' }, path)
  for (let i = 0; i < a.length; i++) {
    const why = choose(d.of, a[i], join(path, String(i)))
    if (why) return why
  }
  return null
}

/** Minus zero is no answer: JSON would not keep it. */
const isWhole = (n: unknown): n is number => Number.isInteger(n) && !Object.is(n, -0)
const openOptions = (of: readonly Option[]) => of.reduce((n, o) => n + (o.barred ? 0 : 1), 0)
const join = (path: string, k: string) => (path ? `${path}.${k}` : k)
const at = (why: Why, path: string): Why => (path ? { ...why, path } : why)
const isRecord = (a: unknown): a is Record<string, unknown> => typeof a === 'object' && a !== null && !Array.isArray(a)
