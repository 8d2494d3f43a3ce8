import { EVERYONE } from '../seats.ts'
import { COIN, type Evidence, leftIn, LINES, WIDTH } from './evidence.ts'

/** Where a number counts: for or against this line of this seat, from one moment until another. */
export interface Part {
  seat: number
  line: number
  from: number
  until: number
  sign: 1 | -1
}

/**
 * What the seats may have held, while some numbers that went into it are known only between bounds. Numbers are named by
 * the order in which they came in.
 */
export interface Sums {
  evidence: Evidence
  /** The most and the least that may have been held, by moment, seat and line. */
  max: Int32Array
  min: Int32Array
  low: Int32Array
  high: Int32Array
  parts: (readonly Part[])[]
  /** For each number the lines it depends on, and the lines that have changed: one bit for each line of each seat. */
  depends: number[]
  changed: number
  /** Numbers that have changed themselves: others that are settled need not be looked at again. */
  touched: Uint8Array
  /** Numbers of which at least one is not nothing. */
  some: (readonly number[])[]
}
const MOST_NUMBERS = 256
/** The bits of a seat's goods: what could be paid depends on all of them together. */
const GOODS_OF = (1 << (COIN + 1)) - 1

export const sumsFor = (evidence: Evidence): Sums => ({
  evidence,
  max: new Int32Array(evidence.moments * WIDTH),
  min: new Int32Array(evidence.moments * WIDTH),
  low: new Int32Array(MOST_NUMBERS),
  high: new Int32Array(MOST_NUMBERS),
  parts: [],
  depends: [],
  changed: 0,
  touched: new Uint8Array(MOST_NUMBERS),
  some: [],
})
const bit = (seat: number, line: number): number => 1 << (seat * LINES + line)

/** All of it as it stands, to come back to. */
export function remember(s: Sums): () => void {
  const [parts, some] = [s.parts.length, s.some.length]
  const [max, min, low, high] = [s.max.slice(), s.min.slice(), s.low.slice(0, parts), s.high.slice(0, parts)]
  return () => {
    s.changed = 0
    s.touched.fill(0)
    s.max.set(max)
    s.min.set(min)
    s.low.set(low)
    s.high.set(high)
    s.parts.length = parts
    s.depends.length = parts
    s.some.length = some
  }
}

/** A number that is known counts. */
export function count(s: Sums, seat: number, line: number, n: number, from: number, until: number): void {
  const end = Math.min(until, s.evidence.moments)
  for (let m = from; m < end; m++) {
    const i = m * WIDTH + seat * LINES + line
    s.max[i]! += n
    s.min[i]! += n
  }
}

/** A number that is not known, from so much to so much, counts in these parts. */
export function unknown(s: Sums, low: number, high: number, parts: readonly Part[]): number {
  const u = s.parts.push(parts) - 1
  let lines = 0
  for (const { seat, line } of parts)
    lines |= line <= COIN && s.evidence.judged[seat] ? GOODS_OF << (seat * LINES) : bit(seat, line)
  s.depends.push(lines)
  s.changed |= lines
  s.low[u] = 0
  s.high[u] = 0
  narrow(s, u, low, high)
  return u
}

export function narrow(s: Sums, u: number, low: number, high: number): void {
  const [below, above] = [low - s.low[u]!, high - s.high[u]!]
  s.low[u] = low
  s.high[u] = high
  s.touched[u] = 1
  for (const { seat, line, from, until, sign } of s.parts[u]!) {
    s.changed |= bit(seat, line)
    const end = Math.min(until, s.evidence.moments)
    for (let m = from; m < end; m++) {
      const i = m * WIDTH + seat * LINES + line
      s.max[i]! += sign > 0 ? above : -below
      s.min[i]! += sign > 0 ? below : -above
    }
  }
}

/** Whether what was held in these moments can agree with what was seen. */
export function agrees({ evidence: { least, most, cases }, max, min }: Sums, from: number, until: number): boolean {
  for (let i = from * WIDTH; i < until * WIDTH; i++) if (max[i]! < least[i]! || min[i]! > most[i]!) return false
  for (let m = from; m < until; m++)
    for (const seat of EVERYONE)
      for (const seen of cases[m * EVERYONE.length + seat] ?? []) {
        const at = m * WIDTH + seat * LINES
        if (seen.could ? leftIn(seen, max, at, LINES, 0) < 0 : leftIn(seen, min, at, LINES, 0) >= 0) return false
      }
  return true
}

/** Narrows all numbers to what can agree with what was seen before a moment; false if nothing can. */
export function settle(s: Sums, until: number): boolean {
  while (s.changed !== 0) {
    const { changed } = s
    s.changed = 0
    for (let u = 0; u < s.parts.length; u++) if (s.depends[u]! & changed && !tighten(s, u, until)) return false
    for (const list of s.some) if (!isSome(s, list)) return false
  }
  return true
}

/** Whether one of these can be more than nothing; if there is but one, it is. */
function isSome(s: Sums, list: readonly number[]): boolean {
  let only = -1
  for (const u of list) {
    if (s.high[u] === 0) continue
    if (only >= 0 || s.low[u]! > 0) return true
    only = u
  }
  if (only >= 0) narrow(s, only, 1, s.high[only]!)
  return only >= 0
}

/** Narrows one number; false if nothing is left between its bounds. */
function tighten(s: Sums, u: number, until: number): boolean {
  const { least, most, cases } = s.evidence
  const [lo, hi] = [s.low[u]!, s.high[u]!]
  if (lo === hi && s.touched[u] === 0) return true
  s.touched[u] = 0
  let [low, high] = [lo, hi]
  for (const { seat, line, from, until: last, sign } of s.parts[u]!) {
    const end = Math.min(last, until, s.evidence.moments)
    for (let m = from; m < end; m++) {
      const at = m * WIDTH + seat * LINES
      const spare = s.max[at + line]! - least[at + line]!
      const room = most[at + line]! - s.min[at + line]!
      if (spare < 0 || room < 0) return false
      if (sign > 0) {
        low = Math.max(low, hi - spare)
        high = Math.min(high, lo + room)
      } else {
        high = Math.min(high, lo + spare)
        low = Math.max(low, hi - room)
      }
      const seen = cases[m * EVERYONE.length + seat]
      if (!seen) continue
      for (const one of seen) {
        const fits = (n: number): boolean => {
          const more = sign > 0 ? n - (one.could ? hi : lo) : (one.could ? lo : hi) - n
          return one.could ? leftIn(one, s.max, at, line, more) >= 0 : leftIn(one, s.min, at, line, more) < 0
        }
        // More of it helps to pay if it counts for the seat, and is in the way of not being able to.
        if (one.could === sign > 0) while (low <= high && !fits(low)) low++
        else while (low <= high && !fits(high)) high--
      }
    }
  }
  if (low > high) return false
  if (low > lo || high < hi) narrow(s, u, low, high)
  return true
}
