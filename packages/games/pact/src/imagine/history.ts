import type { Rng } from '@cloak/kernel'
import { type Goods, KINDS } from '../data/pieces.ts'
import type { Souls } from '../types.ts'
import { type Evidence, GOOD_COUNT, goodsAt, WIDTH } from './evidence.ts'
import { beginning, carryOut, type Dealt } from './settle.ts'
import type { SoulStep, SoulWalk } from './souls.ts'
import { type Trip, type Way, waysOfRound } from './trips.ts'
import type { Journey, Witness } from './witness.ts'

export interface History {
  /** By round, and by the kind of chest. */
  rounds: Trip[][]
  /** What each kind holds beyond what everybody has seen it take. */
  offsets: Goods[]
  /** What fragments each kind holds. */
  souls: Souls[]
  indulgences: number[]
}

/** One thing that may have happened to the four chests of a round. */
interface Course {
  step: SoulStep
  ways: Way[]
  events: number
}

/**
 * Deals that agree with what the witness saw, and with what everybody has seen others pay, fail to pay and borrow for;
 * null if none are found within so many attempts at a round. Leniently, what agrees best round by round.
 */
export function imagineDeals(
  witness: Witness,
  evidence: Evidence,
  k: number,
  walk: SoulWalk,
  patience: number,
  lenient: boolean,
  rng: Rng,
): History | null {
  const { journeys } = witness

  function follow(i: number, souls: Souls[], held: Float64Array): History | null {
    const journey = journeys[i]
    if (!journey) return { rounds: [], souls, offsets: offsetsAt(held, held.length - WIDTH), indulgences: [0, 0, 0, 0] }
    let best: { course: Course; dealt: Dealt } | null = null
    const courses = coursesOf(witness, journey, k, walk.next(i, souls), rng)
    for (let n = 0; n < TWICE * courses.length; n++) {
      if (patience-- <= 0) break
      const course = courses[n % courses.length]!
      const dealt = carryOut(held, course.ways, journey, i, evidence, rng)
      if (dealt.faults === 0) {
        const rest = follow(i + 1, course.step.held, dealt.held)
        if (rest) return joined(course, dealt, journey, rest)
      }
      if (!best || dealt.faults < best.dealt.faults) best = { course, dealt }
    }
    if (!lenient || !best) return null
    patience = LENIENCE
    const rest = follow(i + 1, best.course.step.held, best.dealt.held)
    return rest && joined(best.course, best.dealt, journey, rest)
  }
  return follow(0, walk.start, beginning(witness, evidence))
}
/** Goods nobody saw are made up anew each time, so a round that did not work out may still. */
const TWICE = 2
/** When the best will do, so many attempts are made at each round. */
const LENIENCE = 12

/** All that may have happened in a round; mostly the less eventful first, for most chests are not taken. */
function coursesOf(witness: Witness, journey: Journey, k: number, steps: SoulStep[], rng: Rng): Course[] {
  const courses: Course[] = []
  for (const step of steps) {
    let some: Way[][] = [[]]
    for (const ways of waysOfRound(witness, journey, k, step.choice))
      some = some.flatMap(done => ways.map(way => [...done, way]))
    for (const ways of some)
      courses.push({ step, ways, events: ways.reduce((n, way) => n + (way.taker === null ? 0 : 1), 0) + rng.below(3) })
  }
  return rng.shuffle(courses).sort((a, b) => a.events - b.events)
}

const offsetsAt = (held: Float64Array, at: number): Goods[] => KINDS.map((_, c) => goodsAt(held, at + c * GOOD_COUNT))

function joined({ ways }: Course, { goods, asks }: Dealt, { out }: Journey, rest: History): History {
  const trips = ways.map(({ indulgences, jesters, taker, pass, paid }, chest): Trip => {
    return { goods: goodsAt(goods[chest]!, 0), indulgences, jesters, ask: asks[chest]!, taker, pass, paid }
  })
  ways.forEach(({ indulgences: n, taker }, chest) => {
    if (taker !== null || out) rest.indulgences[chest]! -= n
    if (taker !== null) rest.indulgences[taker]! += n
  })
  rest.rounds.unshift(trips)
  return rest
}
