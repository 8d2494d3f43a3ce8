import { writtenIn } from '../source/syntax.ts'

/** A message key as the rules write it; `${}` stands for a computed part. */
export interface UsedKey {
  key: string
  line: number
}

const looksLikeKey = /^[a-z][a-z0-9-]*(\.[\w-]*(\$\{\}[\w-]*)*)+$/

/** The message keys in a source file: strings such as `citadels.turn.act` that begin with a known namespace. */
export const keysIn = (source: string, namespaces: ReadonlySet<string>): UsedKey[] =>
  writtenIn(source)
    .filter(({ text }) => looksLikeKey.test(text) && namespaces.has(text.split('.', 1)[0]!))
    .map(({ text, line }) => ({ key: text, line }))

export const namespacesOf = (keys: Iterable<string>): Set<string> =>
  new Set([...keys].map(key => key.split('.', 1)[0]!))

/** Whether a key exists; a computed one exists if some key fits it. */
export function isKnown(key: string, known: ReadonlySet<string>): boolean {
  if (!key.includes('${}')) return known.has(key)
  const fits = new RegExp(`^${key.split('${}').map(RegExp.escape).join('.+')}$`)
  return [...known].some(each => fits.test(each))
}
