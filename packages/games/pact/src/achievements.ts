import type { Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import {
  type Achievement,
  type Courtier,
  COURTIERS,
  type Major,
  MAJORS,
  type Minor,
  MINORS,
  REQUIREMENTS,
  SYMBOLS,
} from './data/pieces.ts'
import type { Open, OpenPlayer } from './types.ts'

const ACHIEVEMENTS: readonly Achievement[] = [...MINORS, ...MAJORS]
export const isMinor = (a: Achievement): a is Minor => MINORS.some(m => m === a)
export const isMajor = (a: Achievement): a is Major => !isMinor(a)

/** The symbols on a player's buildings; two on one building count both (DWD-3.23). */
export function symbolsOf(t: Open, seat: Seat): { R: number; U: number; C: number; S: number } {
  const { cards } = bookOf(t)
  const n = { R: 0, U: 0, C: 0, S: 0 }
  for (const { card } of t.players[seat]!.built) for (const type of cards[card].types) n[type]++
  return n
}

const isOpen = (p: OpenPlayer, a: Achievement): boolean => (isMinor(a) ? p.minors[a] === 'unclaimed' : !p.majors[a])

/** An achievement, and the courtiers it would take. */
export interface Reach {
  achievement: Achievement
  spent: Courtier[]
}

/** Every achievement that courtiers bring within reach, with each choice of them that just makes it up (DWD-3.24, 3.26). */
export function reaches(t: Open, seat: Seat): Reach[] {
  const p = t.players[seat]!
  const symbols = symbolsOf(t, seat)
  const held = COURTIERS.filter(c => p.courtiers[c] === 'held')
  const found: Reach[] = []
  if (held.length === 0) return found
  for (const achievement of ACHIEVEMENTS) {
    if (!isOpen(p, achievement)) continue
    const missing = { R: 0, U: 0, C: 0 }
    let deficit = 0
    for (const s of SYMBOLS) deficit += missing[s] = Math.max(0, REQUIREMENTS[achievement][s] - symbols[s])
    const wanted = Math.max(0, deficit - symbols.S)
    if (wanted === 0 || wanted > held.length) continue
    const useful = held.filter(c => c === 'A' || missing[c] > 0)
    for (const spent of choices(useful, wanted)) found.push({ achievement, spent })
  }
  return found
}

/** What buildings alone have earned is taken; the first of it, or null. */
export function automatic(t: Open, seat: Seat): Achievement | null {
  const p = t.players[seat]!
  const symbols = symbolsOf(t, seat)
  for (const achievement of ACHIEVEMENTS) {
    const wanted = REQUIREMENTS[achievement]
    let deficit = 0
    for (const s of SYMBOLS) deficit += Math.max(0, wanted[s] - symbols[s])
    if (deficit <= symbols.S && isOpen(p, achievement)) return achievement
  }
  return null
}

function choices<T>(from: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return from.flatMap((first, i) => choices(from.slice(i + 1), n - 1).map(rest => [first, ...rest]))
}
