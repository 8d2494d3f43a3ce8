import type { Entry, Setup, Standing, State } from './game.ts'

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

/** How a game stands, and its state: what a digest is taken of. */
export const outcome = <T>(standing: readonly Standing[] | null, state: State<T>): string =>
  canonical({ standing, state })

/** SHA-256 in hex of the texts, each ended by a line break; from outside, since the kernel runs where there is no crypto. */
export type Sha256 = (...texts: readonly string[]) => string

/** The links of a saved game's chain. Each covers all before it, so what was changed shows where it was changed. */
export interface Seal {
  firstLink<T>(setup: Setup, state: State<T>): string
  nextLink<T>(link: string, entry: Entry, state: State<T>): string
}
const LINK = 16
export const sealWith = (sha256: Sha256): Seal => ({
  firstLink: (setup, state) => sha256(canonical(setup), canonical(state)).slice(0, LINK),
  nextLink: (link, entry, state) => sha256(link, canonical(entry), canonical(state)).slice(0, LINK),
})

/** A salt: what a seat may add to a seed. It holds no line break, or other salts could make the same text. */
export const SALT_PATTERN = '^[\\w-]{1,64}$'
/** By what rule a seed comes of the server's secret and a salt from each seat, and the text whose SHA-256 it is. */
export const SEED_SCHEME = 'cloak-seed-1'
export const seedText = (secret: string, salts: readonly string[]): string => [SEED_SCHEME, secret, ...salts].join('\n')
