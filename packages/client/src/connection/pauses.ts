const LONGEST = 8000

/** Pauses between tries: each twice as long as the last, up to a bound, until one succeeds. */
export interface Pauses {
  next(): number
  reset(): void
}
export function pauses(first: number): Pauses {
  let pause = first
  return {
    next() {
      const now = pause
      pause = Math.min(LONGEST, pause * 2)
      return now
    },
    reset() {
      pause = first
    },
  }
}
