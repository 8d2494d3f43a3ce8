import { KINDS } from './data/pieces.ts'

/** Roles are chests and receivers at once; they are named here by their place in KINDS. */
const D = 0
const C = 1
const M1 = 2
const M2 = 3

/** One round: for each chest who gets it in the first pass, and who in the second. */
export interface Carriage {
  readonly first: readonly number[]
  readonly second: readonly number[]
}
/** Five rounds. */
export type Schedule = readonly Carriage[]

type Row = readonly [first: number, second: number]
function carriage(rows: { [chest: number]: Row }): Carriage {
  const chests = KINDS.map((_, chest) => rows[chest]!)
  return { first: chests.map(([first]) => first), second: chests.map(([, second]) => second) }
}

/** The admissible patterns (DWD-8.4); m is the mortal who is first for the devil's chest, n the other. */
const P = (m: number, n: number) => carriage({ [D]: [m, C], [C]: [n, m], [m]: [D, n], [n]: [C, D] })
const Q0 = (m: number, n: number) => carriage({ [D]: [m, C], [C]: [n, D], [m]: [D, n], [n]: [C, m] })
const Q1 = (m: number, n: number) => carriage({ [D]: [m, C], [C]: [n, D], [m]: [C, n], [n]: [D, m] })
/** Round 3; s sees the devil's chest second. */
const T = (s: number, t: number) => carriage({ [D]: [C, s], [C]: [s, t], [s]: [t, D], [t]: [D, C] })

/** The rounds in which the first mortal is M1. */
const FIRST: readonly (readonly number[])[] = [
  [1, 2],
  [1, 4],
  [1, 5],
  [2, 4],
  [2, 5],
  [4, 5],
]
const CULTIST_TO_DEVIL = [2, 4]

/** The schedule of this number, a bijection from 0…47 (DWD-8.5). */
export function scheduleOf(k: number): Schedule {
  const rounds = FIRST[k % 6]!
  const meeting = CULTIST_TO_DEVIL[Math.floor(k / 6) % 2]!
  const Q = Math.floor(k / 12) % 2 === 0 ? Q0 : Q1
  const [s, t] = Math.floor(k / 24) === 0 ? [M1, M2] : [M2, M1]
  return [1, 2, 3, 4, 5].map(round => {
    if (round === 3) return T(s, t)
    const [m, n] = rounds.includes(round) ? [M1, M2] : [M2, M1]
    return round === meeting ? Q(m, n) : P(m, n)
  })
}

/** All of them, by number. */
export const SCHEDULES: readonly Schedule[] = Array.from({ length: 48 }, (_, k) => scheduleOf(k))
