/** The mean and the ends of some numbers. */
export interface Spread {
  mean: number
  min: number
  max: number
}

/** Numbers, kept only as far as their spread needs. */
export function tally(): { add(n: number): void; spread(): Spread } {
  let [count, sum, min, max] = [0, 0, Infinity, -Infinity]
  return {
    add(n) {
      count++
      sum += n
      min = Math.min(min, n)
      max = Math.max(max, n)
    },
    spread: () => ({ mean: rounded(sum / count), min, max }),
  }
}

/** To four places: enough to compare, few enough to read. */
export const rounded = (n: number): number => Math.round(n * 10_000) / 10_000
