import { question } from '@cloak/kernel'
import { isObject } from '../compare.ts'
import { firstFault, type Law } from './law.ts'

/** Plain: states, events and decisions survive JSON unchanged. */
export const plain: Law = (game, played) =>
  firstFault(played, (state, entry) => {
    const fault = faultInPlain(state, 'state') ?? faultInPlain(played.told[entry], 'told')
    if (fault) return fault
    for (const [seat, { prompt, decision }] of Object.entries(question(game, state)?.to ?? {})) {
      const why =
        faultInPlain(prompt, `prompt of seat ${seat}`, true) ?? faultInPlain(decision, `decision of seat ${seat}`, true)
      if (why) return why
    }
    return null
  })

/** What would not survive JSON, or null. `lax`: a field may be undefined, which is the same as not there. */
export function faultInPlain(x: unknown, name: string, lax = false): string | null {
  const fault = flaw(x, lax, 0)
  return fault && name + fault
}

function flaw(x: unknown, lax: boolean, depth: number): string | null {
  if (typeof x === 'string' || typeof x === 'boolean' || x === null) return null
  if (typeof x === 'number')
    return Number.isFinite(x) && !Object.is(x, -0) ? null : ` is ${Object.is(x, -0) ? '-0' : x}`
  if (!isObject(x)) return ` is ${x === undefined ? 'undefined' : `a ${typeof x}`}`
  if (depth > 100) return ' has no end'
  const kind: unknown = Object.getPrototypeOf(x)
  if (Array.isArray(x) ? kind !== Array.prototype : kind !== Object.prototype)
    return ` is a ${x.constructor?.name ?? 'strange object'}`
  const keys = Reflect.ownKeys(x)
  if (Array.isArray(x) && keys.length !== x.length + 1) return ' is a list with holes or names'
  for (const key of keys) {
    if (typeof key === 'symbol') return ' has a symbol for a key'
    if ((key === 'length' && Array.isArray(x)) || (lax && x[key] === undefined)) continue
    const fault = flaw(x[key], lax, depth + 1)
    if (fault) return `.${key}${fault}`
  }
  return null
}
