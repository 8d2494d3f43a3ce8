/** Lets so many through: `rate` a second, and `burst` at once after a rest. */
export interface Bucket {
  take(now: number): boolean
}
export function bucket(rate: number, burst: number): Bucket {
  let left = burst
  let last = 0
  return {
    take(now) {
      // A clock that is set back shuts nobody out.
      left = Math.min(burst, left + (Math.max(0, now - last) / 1000) * rate)
      last = now
      if (left < 1) return false
      left--
      return true
    },
  }
}

/** A bucket for each address; those long unused are forgotten. */
export function buckets(rate: number, burst: number): (address: string, now: number) => boolean {
  const known = new Map<string, { bucket: Bucket; used: number }>()
  const MOST = 10_000
  return (address, now) => {
    let found = known.get(address)
    if (!found) {
      if (known.size >= MOST) for (const [each, { used }] of known) if (now - used > 60_000) known.delete(each)
      if (known.size >= MOST) return false
      known.set(address, (found = { bucket: bucket(rate, burst), used: now }))
    }
    found.used = now
    return found.bucket.take(now)
  }
}
