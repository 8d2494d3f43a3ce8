import { createHash } from 'node:crypto'
import type { Entry, Setup, Standing } from '@cloak/kernel'

/** JSON with every object's fields in order: equal data, equal text, on any machine. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`
  const fields = Object.entries(x)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${canonical(value)}`).join(',')}}`
}

const sha256 = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

/** Each link covers all before it, so what was changed shows where it was changed; as `cloak verify` has it. */
const LINK = 16
export const firstLink = (setup: Setup, state: object): string =>
  sha256(canonical(setup), canonical(state)).slice(0, LINK)
export const nextLink = (link: string, entry: Entry, state: object): string =>
  sha256(link, canonical(entry), canonical(state)).slice(0, LINK)
/** Over how the game stands, and its last state. */
export const digestOf = (standing: readonly Standing[] | null, state: object): string =>
  sha256(canonical({ standing, state }))
