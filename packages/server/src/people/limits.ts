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

/** As many are told apart. */
export const MOST_KNOWN = 10_000

/** A bucket for each address or person; of too many those unused longest are forgotten, so that nobody can crowd others out. */
export function buckets(rate: number, burst: number): (whose: string, now: number) => boolean {
  const known = new Map<string, Bucket>()
  return (whose, now) => {
    const found = known.get(whose) ?? bucket(rate, burst)
    known.delete(whose)
    known.set(whose, found)
    if (known.size > MOST_KNOWN) for (const longest of known.keys().take(1)) known.delete(longest)
    return found.take(now)
  }
}
