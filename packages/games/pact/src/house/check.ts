import type { Why } from '@cloak/kernel'

/** What is wrong with a piece of JSON, naming the place, or null. */
export type Fault = Why | null
/** Judges what stands at a place. */
export type Check = (json: unknown, path: string) => Fault

export const fault = (rule: string, key: string, path: string, args: Why['args'] = {}): Why => ({
  rule,
  key: `pact.why.house-${key}`,
  args: { ...args, path },
  path,
})
export const under = (path: string, name: string | number): string => (path ? `${path}.${name}` : String(name))

export type Fields = { readonly [field: string]: unknown }
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export function firstOf<T>(items: Iterable<T>, check: (item: T) => Fault): Fault {
  for (const item of items) {
    const why = check(item)
    if (why) return why
  }
  return null
}

/** A whole number within bounds. */
export const whole =
  (rule: string, min: number, max: number): Check =>
  (json, path) =>
    typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max
      ? null
      : fault(rule, 'not-a-number', path, { min, max })

export const oneOfThese =
  (rule: string, known: readonly (string | number)[]): Check =>
  (json, path) =>
    known.some(each => each === json) ? null : fault(rule, 'not-one-of', path, { known: known.join(', ') })

/** A table with these fields and no others; all of them unless some may be left out. */
export const table =
  (rule: string, fields: { readonly [field: string]: Check }, optional = false): Check =>
  (json, path) => {
    if (!isFields(json)) return fault(rule, 'not-a-table', path)
    const odd = Object.keys(json).find(field => !Object.hasOwn(fields, field))
    if (odd !== undefined) return fault(rule, 'unknown', under(path, odd), { known: Object.keys(fields).join(', ') })
    return firstOf(Object.keys(fields), field => {
      if (Object.hasOwn(json, field)) return fields[field]!(json[field], under(path, field))
      return optional ? null : fault(rule, 'missing', under(path, field))
    })
  }

/** A list of so many, or of any number. */
export const list =
  (rule: string, each: Check, length?: number): Check =>
  (json, path) => {
    if (!Array.isArray(json)) return fault(rule, 'not-a-list', path)
    if (length !== undefined && json.length !== length) return fault(rule, 'wrong-length', path, { n: length })
    return firstOf(json.keys(), i => each(json[i], under(path, i)))
  }

/** The first fault of several checks of the same thing. */
export const all =
  (...checks: readonly Check[]): Check =>
  (json, path) =>
    firstOf(checks, check => check(json, path))
