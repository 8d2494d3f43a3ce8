import type { View } from '../src/types.ts'
import type { Seat } from '@cloak/kernel'
import type { Almanac } from './almanac.ts'
import { priceOf, useful } from './cards.ts'
import { missing, pointsOf, type Sight, sightOf } from './sight.ts'

/** What a seat has to win with at the beginning of a round. */
export interface Holdings {
  points: number
  districts: number
  /** Gold that can be spent soon, and what there is beyond. */
  gold: number
  surplus: number
  /** Cards that could be built. */
  plans: number
  /** Gold that no card in hand could use. */
  idle: number
  crown: number
}

/**
 * What each is worth in points: what went with winning, by `tools/fit-outlook.ts`. A district is far more than it cost, for
 * whoever lacks one lacks a turn.
 */
const WORTH: Holdings = { points: 1, districts: 3.8, gold: 1.2, surplus: 0.35, plans: 0.9, idle: -0.3, crown: 1 }
export const NAMES = ['points', 'districts', 'gold', 'surplus', 'plans', 'idle', 'crown'] as const
/** More gold and more cards than this are seldom used in time. */
const [PURSE, HAND] = [7, 6]

/** By how many points one must lead to be three times as likely to win, or nearly: at first, with a full city, and at the end. */
const [FIRST, FULL, OVER] = [13.5, 1.5, 1.2]

/** Each seat's share in the win. */
export function shares(viewOf: (seat: Seat) => View, a: Almanac): number[] {
  const sights = viewOf(0).players.map((_, seat) => sightOf(viewOf(seat), seat, a))
  const heat = heatOf(sights[0]!.v)
  const weights = sights.map(s => Math.exp(outlookOf(s) / heat))
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map(weight => weight / sum)
}

function heatOf({ players, citySize, completed }: View): number {
  if (completed.length > 0) return OVER
  const longest = Math.max(...players.map(({ city }) => city.length))
  return FULL + (FIRST - FULL) * (1 - longest / citySize)
}

function outlookOf(s: Sight): number {
  if (s.v.completed.length > 0) return pointsOf(s, s.me)
  const held = holdingsOf(s)
  return NAMES.reduce((sum, name) => sum + WORTH[name] * held[name], 0)
}

/** What this seat has, its own hand included: it is looked at with its own eyes. */
export function holdingsOf(s: Sight): Holdings {
  const { v, me } = s
  const { gold } = v.players[me]!
  const plans = useful(s)
  const needed = plans.reduce((sum, card) => sum + priceOf(s, card), 0)
  return {
    points: pointsOf(s, me),
    districts: v.citySize - missing(s, me),
    gold: Math.min(gold, PURSE),
    surplus: Math.max(0, gold - PURSE),
    plans: Math.min(plans.length, HAND),
    idle: Math.min(PURSE, Math.max(0, gold - needed)),
    crown: v.crown === me ? 1 : 0,
  }
}
