import type { Seat } from '@cloak/kernel'
import { over, type Town } from './cost.ts'
import { type Book, bookOf } from './data/book.ts'
import type { Effect } from './data/effects.ts'
import {
  type Achievement,
  type Courtier,
  COURTIERS,
  type Major,
  MAJORS,
  type Minor,
  MINORS,
  REQUIREMENTS,
  type Type,
} from './data/pieces.ts'
import type { Open, OpenPlayer } from './types.ts'

const ACHIEVEMENTS: readonly Achievement[] = [...MINORS, ...MAJORS]
export const isMinor = (a: Achievement): a is Minor => MINORS.some(m => m === a)
export const isMajor = (a: Achievement): a is Major => !isMinor(a)

/** What a major tile brings at once, beside the courtier of the fourth (DWD-21). */
export const MAJOR_REWARDS: { readonly [J in Major]: readonly Effect[] } = {
  J1: [
    { op: 'gain', res: 'glass', n: 1 },
    { op: 'gain', res: 'marble', n: 1 },
  ],
  J2: [{ op: 'gain', res: 'coin', n: 7 }],
  J3: [{ op: 'angel', n: 2 }],
  J4: [],
}
/** The courtier that comes with a major tile. */
export const MAJOR_COURTIER: { readonly [J in Major]?: Courtier } = { J4: 'A' }

/** How many symbols of each type buildings show; two on one building count both (DWD-3.23). */
export type Symbols = { [T in Type]: number }
export function symbolsIn({ cards }: Book, built: Town): Symbols {
  const n = { R: 0, U: 0, C: 0, S: 0 }
  for (const { card } of built) for (const type of cards[card].types) n[type]++
  return n
}
const symbolsOf = (t: Open, seat: Seat): Symbols => symbolsIn(bookOf(t), t.players[seat]!.built)

/** How many symbols are missing for an achievement when science stands in for others; none is missing at 0 or below (DWD-3.24). */
export function missingFor(symbols: Symbols, achievement: Achievement): number {
  const { R, U, C } = REQUIREMENTS[achievement]
  return over(R - symbols.R) + over(U - symbols.U) + over(C - symbols.C) - symbols.S
}

type Tiles = Pick<OpenPlayer, 'minors' | 'majors'>
export const isOpen = (p: Tiles, a: Achievement): boolean => (isMinor(a) ? p.minors[a] === 'unclaimed' : !p.majors[a])
/** The achievements that symbols earn by themselves and that are not earned yet. */
export const earnedBy = (symbols: Symbols, p: Tiles): Achievement[] =>
  ACHIEVEMENTS.filter(achievement => isOpen(p, achievement) && missingFor(symbols, achievement) <= 0)

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
    const missing = missingFor(symbols, achievement)
    if (missing <= 0 || missing > held.length) continue
    const useful = held.filter(c => c === 'A' || REQUIREMENTS[achievement][c] > symbols[c])
    for (const spent of choices(useful, missing)) found.push({ achievement, spent })
  }
  return found
}

/** The name of such a choice, and the choice by its name: `J4:R+U`. */
export const reachId = ({ achievement, spent }: Reach): string => `${achievement}:${spent.join('+')}`
export function reachIn(id: string): Reach | null {
  const [name, courtiers = ''] = id.split(':')
  const achievement = ACHIEVEMENTS.find(each => each === name)
  if (!achievement) return null
  return { achievement, spent: COURTIERS.filter(c => courtiers.split('+').includes(c)) }
}

/** What buildings alone have earned is taken; the first of it, or null. */
export function automatic(t: Open, seat: Seat): Achievement | null {
  const p = t.players[seat]!
  const symbols = symbolsOf(t, seat)
  for (const achievement of ACHIEVEMENTS)
    if (missingFor(symbols, achievement) <= 0 && isOpen(p, achievement)) return achievement
  return null
}

function choices<T>(from: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return from.flatMap((first, i) => choices(from.slice(i + 1), n - 1).map(rest => [first, ...rest]))
}
