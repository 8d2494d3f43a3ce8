import { createHash } from 'node:crypto'
import type { AnyTypes } from '@cloak/games'
import type { Entry, Setup, Standing, State } from '@cloak/kernel'

type Table = AnyTypes['table']

/** JSON with every object's fields in order: equal data, equal text, on any machine. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null'
  if (Array.isArray(x)) {
    let text = '['
    for (let i = 0; i < x.length; i++) text += i > 0 ? `,${canonical(x[i])}` : canonical(x[i])
    return `${text}]`
  }
  const fields = x as { readonly [field: string]: unknown }
  let text = '{'
  for (const field of Object.keys(fields).sort()) {
    const value = fields[field]
    if (value !== undefined) text += `${text.length > 1 ? ',' : ''}${JSON.stringify(field)}:${canonical(value)}`
  }
  return `${text}}`
}

const sha256 = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

/** How a game stands, and its state: what a digest is taken of. */
export const outcome = (standing: readonly Standing[] | null, state: State<Table>): string =>
  canonical({ standing, state })

/** SHA-256 over the outcomes of games, in order. */
export function digester(): { add(outcome: string): void; digest(): string } {
  const hash = createHash('sha256')
  return { add: outcome => void hash.update(outcome).update('\n'), digest: () => hash.digest('hex') }
}
export const digestOf = (outcome: string): string => sha256(outcome)

/** Each link covers all before it, so what was changed shows where it was changed. */
const LINK = 16
export const firstLink = (setup: Setup, state: State<Table>): string =>
  sha256(canonical(setup), canonical(state)).slice(0, LINK)
export const nextLink = (link: string, entry: Entry, state: State<Table>): string =>
  sha256(link, canonical(entry), canonical(state)).slice(0, LINK)
