/** A deep copy of plain data; a good deal faster than structuredClone. */
export function copy<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map(copy) as T
  const out = {} as T
  for (const k in x) out[k] = copy(x[k])
  return out
}
