import type { Rng } from '@cloak/kernel'
import { CHESTS, GOODS, KINDS } from '../data/pieces.ts'
import { isMortal } from '../seats.ts'
import type { Souls } from '../types.ts'
import { handsFor, type Load, load, type Variants } from './chests.ts'
import { drawn, drawnAtOnce, settleAnyhow } from './draw.ts'
import { type Evidence, JESTER, WIDTH } from './evidence.ts'
import { metBy, needsIn } from './needs.ts'
import type { Roles } from './roles.ts'
import type { SoulStep, SoulWalk } from './souls.ts'
import { agrees, count, remember, settle, type Sums, sumsFor } from './sums.ts'
import { tripOf } from './trip-of.ts'
import { type Trip, type Way, waysOfRound } from './trips.ts'
import { type Journey, RITUAL, type Witness } from './witness.ts'

export interface History {
  /** By round, and by the kind of chest. */
  rounds: Trip[][]
  /** What fragments each kind holds. */
  souls: Souls[]
  /** What each seat holds beyond what everybody has seen it take, in the order of lines. */
  held: Int32Array
}
/** What a world is made up from. */
export interface Frame {
  witness: Witness
  evidence: Evidence
  variants: Variants
  jesters: { devil: number; cultist: number; mortal: number }
  /** What went into each kind's chest in the ritual of round 3, and what came out of it. */
  ritual: { paid: readonly number[]; reward: readonly number[] }[] | null
}
/** So many more things may be tried. */
export interface Patience {
  left: number
}

/**
 * Thoroughly, everything that may have lain in a chest is thought of; quickly, only goods that somebody was in want of or
 * must have got rid of, and few others; carelessly, nobody's goods are looked at at all.
 */
export type Care = 'thorough' | 'quick' | 'none'

/**
 * Deals that agree with what the witness saw, and with all that everybody has seen others pay, fail to pay and borrow for.
 * Null if there are none, or none was found before patience came to its end.
 */
export function imagineDeals(
  frame: Frame,
  roles: Roles,
  k: number,
  walk: SoulWalk,
  patience: Patience,
  care: Care,
  rng: Rng,
): History | null {
  const { witness, evidence } = frame
  const { journeys } = witness
  const seats = KINDS.map(kind => roles.indexOf(kind))
  const s = sumsFor(evidence)
  const loads: Load[][] = []
  begin(s, frame, seats)
  if (care !== 'none' && !agrees(s, 0, Math.min(1, evidence.moments))) return null

  function follow(i: number, souls: Souls[]): Souls[] | null {
    const journey = journeys[i]
    if (!journey) {
      if (care === 'none') settleAnyhow(s)
      if (care === 'none' || drawnAtOnce(s, rng) || drawn(s, 0, patience, rng)) return souls
      // Where it went wrong is not known, so it is better to begin anew than to change what came last.
      patience.left = 0
      return null
    }
    const until = Math.min(evidence.moments, journeys[i + 1]?.sent ?? evidence.moments)
    const needs = needsIn(s, journey.sent, until)
    const back = remember(s)
    for (const { step, ways } of courses(witness, journey, k, walk.next(i, souls), rng)) {
      if (care !== 'none' && (needs & ~metBy(ways, seats)) !== 0) continue
      if (patience.left-- <= 0) return null
      loads[i] = ways.map((way, chest) =>
        load(
          s,
          way,
          handsFor(seats, k, journey.round, chest),
          journey,
          chest,
          frame.variants,
          care === 'quick' ? rng : null,
        ),
      )
      if (care === 'none' || (settle(s, until) && agrees(s, journey.sent, until))) {
        const end = follow(i + 1, step.held)
        if (end) return end
      }
      back()
    }
    return null
  }
  const souls = follow(0, walk.start)
  if (!souls) return null
  const rounds = journeys.map((journey, i) =>
    loads[i]!.map((one, chest) => tripOf(s, one, journey, seats[chest]!, chest, rng)),
  )
  return { rounds, souls, held: s.max.slice(s.max.length - WIDTH) }
}

/** What everybody begins with, and what the ritual of round 3 took and gave: that is certain. */
function begin(s: Sums, { evidence: { moments }, jesters, variants, ritual }: Frame, seats: readonly number[]): void {
  KINDS.forEach((kind, chest) => {
    const seat = seats[chest]!
    GOODS.forEach((good, line) => {
      count(s, seat, line, CHESTS[kind].goods[good], 0, moments)
      if (!ritual) return
      count(s, seat, line, -ritual[chest]!.paid[line]!, RITUAL, moments)
      count(s, seat, line, ritual[chest]!.reward[line]!, RITUAL + 1, moments)
    })
    const n = jesters[isMortal(kind) ? 'mortal' : kind === 'cultist' ? 'cultist' : 'devil']
    if (variants.jesters) count(s, seat, JESTER, n, 0, moments)
  })
}

/** One thing that may have happened to the four chests of a round. */
interface Course {
  step: SoulStep
  ways: Way[]
}
/** All that may have happened in a round; mostly the less eventful first, for most chests are not taken. */
function* courses(
  witness: Witness,
  journey: Journey,
  k: number,
  steps: readonly SoulStep[],
  rng: Rng,
): Generator<Course> {
  for (const step of byEvents(steps, ({ choice }) => choice.reduce((n, t) => n + (t ? 1 : 0), 0), rng)) {
    let some: Way[][] = [[]]
    for (const ways of waysOfRound(witness, journey, k, step.choice))
      some = some.flatMap(done => ways.map(way => [...done, way]))
    for (const ways of byEvents(some, list => list.reduce((n, way) => n + way.pass, 0) / 2, rng)) yield { step, ways }
  }
}
function byEvents<T>(of: readonly T[], events: (one: T) => number, rng: Rng): readonly T[] {
  if (of.length < 2) return of
  return of
    .map(one => ({ one, key: events(one) + rng.below(256) / 96 }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
}
