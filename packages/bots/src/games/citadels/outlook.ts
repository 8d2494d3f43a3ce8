import type { View } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'
import type { Almanac } from './almanac.ts'
import { priceOf, useful } from './cards.ts'
import { missing, pointsOf, type Sight, sightOf } from './sight.ts'

/**
 * What will still become points, each in points: what went with winning at the beginnings of rounds in games that quick players
 * and courtiers played, both editions, two to seven seats (`docs/bots.md`). A district is far more than it cost: whoever lacks
 * one lacks a turn.
 */
const DISTRICT = 3.8
const GOLD = 1.2
const PLAN = 0.9
const CROWN = 1
/** More gold than this is seldom spent in time. */
const [PURSE, SURPLUS] = [7, 0.35]
/** More cards than this are seldom built in time. */
const HAND = 6
/** Gold that no card in hand could use is worth less by so much. */
const IDLE = 0.3

/** How sure the leader's win is: the smaller, the surer. */
const [BEGUN, WON, OVER] = [13.5, 1.5, 1.2]

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
  return WON + (BEGUN - WON) * (1 - longest / citySize)
}

/** How a seat stands: its points, and what it has to make more of. Its own hand is known to it, and to nobody else. */
function outlookOf(s: Sight): number {
  const { v, me } = s
  const points = pointsOf(s, me)
  if (v.completed.length > 0) return points
  const { gold } = v.players[me]!
  const plans = useful(s)
  const needed = plans.reduce((sum, card) => sum + priceOf(s, card), 0)
  return (
    points +
    DISTRICT * (v.citySize - missing(v, me)) +
    GOLD * Math.min(gold, PURSE) +
    SURPLUS * Math.max(0, gold - PURSE) +
    PLAN * Math.min(plans.length, HAND) -
    IDLE * Math.min(PURSE, Math.max(0, gold - needed)) +
    (v.crown === me ? CROWN : 0)
  )
}
