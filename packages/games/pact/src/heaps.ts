import type { Split } from '@cloak/kernel'
import { type Resource, RESOURCES } from './data/pieces.ts'

/** So many of each resource, at least `min` and at most `max` in all. Written out, for it is asked for all the time. */
export function heaps(
  rule: string,
  of: { readonly [R in Resource]: number },
  min: number,
  most: number,
  lean: boolean,
): Split<Resource> {
  const options: { id: Resource; max: number }[] = []
  let sum = 0
  for (let i = 0; i < RESOURCES.length; i++) {
    const id = RESOURCES[i]!
    const max = of[id]
    if (max === 0 && lean) continue
    options.push({ id, max })
    sum += max
  }
  return { kind: 'split', of: options, min, max: Math.min(sum, most), rule }
}
export const ALL = Number.MAX_SAFE_INTEGER
