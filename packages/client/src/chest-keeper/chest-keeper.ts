import { Rng } from '@cloak/kernel'
import { dealByWish, SCHEDULES, type Wishes } from '@cloak/pact'
import { KINDS, type Kind, ROUNDS, SEATS } from '@cloak/pact/data/pieces'

export { KINDS, type Kind, type Wishes }

/** A game at a real table: who owns which chest, by which schedule they travel, and which were handed out so far. */
export interface Keeping {
  /** The set of labels on the chests. */
  labels: string
  names: readonly string[]
  /** The chest of each seat. */
  kinds: readonly Kind[]
  schedule: number
  /** Every chest handed out since the beginning, in order; four make a step. */
  handed: readonly Kind[]
}

/** First the chests are dealt; then each round they go out twice and home. */
export type Leg = 'deal' | 'first' | 'second' | 'home'
const LEGS = ['first', 'second', 'home'] as const
export interface Step {
  no: number
  round: number
  leg: Leg
}
export const STEPS = 1 + ROUNDS * LEGS.length

export const NO_WISH: Wishes = { mortal: 'neutral', cultist: 'neutral', devil: 'neutral' }

/** Deals the chests as the rules do, with the players' wishes if they were asked (DWD-2.10, 2.11). */
export function begin(labels: string, names: readonly string[], wishes: readonly Wishes[], seed: string): Keeping {
  const rng = Rng.from(seed)
  const kinds = dealByWish({ house: null }, Object.fromEntries(wishes.entries()), rng)
  return { labels, names, kinds, schedule: rng.below(SCHEDULES.length), handed: [] }
}

/** Where the game stands; null when the last chest is home. */
export function stepOf({ handed }: Keeping): Step | null {
  const no = Math.floor(handed.length / SEATS)
  return no >= STEPS ? null : stepNo(no)
}
function stepNo(no: number): Step {
  if (no === 0) return { no, round: 0, leg: 'deal' }
  return { no, round: Math.floor((no - 1) / LEGS.length) + 1, leg: LEGS[(no - 1) % LEGS.length]! }
}

/** The chests that were handed out in the present step. */
export const handedNow = ({ handed }: Keeping): readonly Kind[] => handed.slice(handed.length - (handed.length % SEATS))

/** The seat that gets this chest in this step (DWD-8.1). */
export function receiverOf({ kinds, schedule }: Keeping, { round, leg }: Step, kind: Kind): number {
  if (leg === 'deal' || leg === 'home') return kinds.indexOf(kind)
  const { first, second } = SCHEDULES[schedule]![round - 1]!
  return kinds.indexOf(KINDS[(leg === 'first' ? first : second)[KINDS.indexOf(kind)]!]!)
}

/** Hands a chest out; one that was already handed out in this step changes nothing. */
export function hand(keeping: Keeping, kind: Kind): Keeping {
  if (stepOf(keeping) === null || handedNow(keeping).includes(kind)) return keeping
  return { ...keeping, handed: [...keeping.handed, kind] }
}

/** Takes the last chest back. */
export const back = (keeping: Keeping): Keeping => ({ ...keeping, handed: keeping.handed.slice(0, -1) })
