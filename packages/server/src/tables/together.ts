import type { Seen } from '@cloak/kernel'

/** What several pairs of eyes see of one thing: where one knows nothing, another may. */
export const together = (eyes: readonly Seen<object>[]): Seen<object> => eyes.reduce((one, other) => both(one, other))

function both<T>(one: T, other: T): T {
  if (one === null || one === undefined) return other
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) return one
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return one
    return one.map((each: unknown, i) => both(each, other[i])) as T
  }
  const out = { ...one }
  for (const field in other) out[field] = both(one[field], other[field])
  return out
}
