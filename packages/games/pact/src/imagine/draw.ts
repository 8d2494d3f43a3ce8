import type { Rng } from '@cloak/kernel'
import type { Patience } from './history.ts'
import { narrow, remember, settle, type Sums } from './sums.ts'

/** Settles one number after another, mostly on the least it can be: most of what nobody saw did not happen. */
export function drawnAtOnce(s: Sums, rng: Rng): boolean {
  const back = remember(s)
  for (let u = 0; u < s.parts.length; u++) {
    const [low, high] = [s.low[u]!, s.high[u]!]
    if (low === high) continue
    const n = rng.below(3) > 0 ? low : low + rng.below(high - low + 1)
    narrow(s, u, n, n)
    if (settle(s, s.evidence.moments)) continue
    back()
    return false
  }
  return true
}
/** The same with other choices where one leads nowhere. */
export function drawn(s: Sums, u: number, patience: Patience, rng: Rng): boolean {
  while (u < s.parts.length && s.low[u] === s.high[u]) u++
  if (u >= s.parts.length) return true
  const [low, high] = [s.low[u]!, s.high[u]!]
  const back = remember(s)
  const more = rng.shuffle(Array.from({ length: high - low }, (_, n) => low + 1 + n))
  for (const n of rng.below(3) > 0 ? [low, ...more] : [...more, low]) {
    if (patience.left-- <= 0) return false
    narrow(s, u, n, n)
    if (settle(s, s.evidence.moments) && drawn(s, u + 1, patience, rng)) return true
    back()
  }
  return false
}

/** Settles every number on the least it can be, whatever was seen. */
export function settleAnyhow(s: Sums): void {
  for (const [first] of s.some) narrow(s, first!, 1, 1)
  for (let u = 0; u < s.parts.length; u++) narrow(s, u, s.low[u]!, s.low[u]!)
}
