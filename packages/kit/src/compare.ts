/** The first place at which two pieces of plain data differ. */
export interface Difference {
  path: string
  left: unknown
  right: unknown
}

/** Compares as JSON would: a field that is undefined is a field that is not there. Null when they are equal. */
export function difference(left: unknown, right: unknown): Difference | null {
  if (Object.is(left, right)) return null
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right))
    return { path: '', left, right }
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return { path: '', left, right }
  for (const key in left) {
    const found = difference(left[key], right[key])
    if (found) return { ...found, path: under(key, found.path) }
  }
  for (const key in right)
    if (!(key in left) && right[key] !== undefined) return { path: key, left: undefined, right: right[key] }
  return null
}

/** Does `actual` hold all that `partial` says? Objects may hold more, lists may not. */
export function matches(actual: unknown, partial: unknown): boolean {
  if (!isObject(partial)) return Object.is(actual, partial)
  if (!isObject(actual) || Array.isArray(actual) !== Array.isArray(partial)) return false
  if (Array.isArray(partial) && Array.isArray(actual) && partial.length !== actual.length) return false
  return Object.keys(partial).every(key => matches(actual[key], partial[key]))
}

/** Every field name and every leaf, however deep: the words a piece of data is made of. */
export function wordsIn(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (!isObject(value)) return into.add(value)
  for (const key in value) {
    if (!Array.isArray(value)) into.add(key)
    wordsIn(value[key], into)
  }
  return into
}

export const isObject = (x: unknown): x is { [key: string]: unknown } => typeof x === 'object' && x !== null

/** The path is put together on the way out, so that it costs nothing where nothing differs. */
const under = (key: string, path: string) => (path ? `${key}.${path}` : key)
