/** How often something was done, and the processor time it took: other programs on the machine count for less. */
export interface Timed {
  count: number
  seconds: number
}

/** Does it again and again for so many seconds of processor time; each call says how much it did. */
export function timed(seconds: number, work: () => number): Timed {
  const start = process.cpuUsage()
  let count = 0
  for (;;) {
    count += work()
    const { user, system } = process.cpuUsage(start)
    if (user + system >= seconds * 1e6) return { count, seconds: (user + system) / 1e6 }
  }
}

/** Nanoseconds a call, once warm. */
export function nanoseconds(seconds: number, call: () => unknown): number {
  const hundred = () => {
    for (let i = 0; i < 100; i++) call()
    return 100
  }
  timed(seconds / 4, hundred)
  const { count, seconds: taken } = timed(seconds, hundred)
  return (taken / count) * 1e9
}

export const whole = (n: number): string => Math.round(n).toLocaleString('en')

/** What `share` of these, which are in order, lie below: 0.5 for the median. */
export const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN
export const median = (of: readonly number[]): number =>
  part(
    [...of].sort((one, other) => one - other),
    0.5,
  )
