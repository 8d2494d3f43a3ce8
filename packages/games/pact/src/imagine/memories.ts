import type { Seat } from '@cloak/kernel'
import { KINDS } from '../data/pieces.ts'
import { copyGoods, isEmpty, noGoods } from '../goods.ts'
import { SCHEDULES } from '../routing.ts'
import type { Chest, Deal, Sight, View } from '../types.ts'
import type { Guess } from './guess.ts'
import type { Trip } from './trips.ts'

/** A seat's own chests, as they would be remembered in this world. */
export const dealsOf = ({ witness, roles, history }: Guess, seat: Seat): Deal[] =>
  witness.journeys.map(({ round, out }, i) => {
    const { goods, indulgences, jesters, left, ask, taker, paid } = history.rounds[i]![KINDS.indexOf(roles[seat]!)]!
    const coin = ask?.of === 'coin' && taker !== null ? ask.n : 0
    return {
      round,
      goods,
      indulgences,
      jesters,
      ask,
      taken: out ? null : taker !== null,
      got: out ? { coin: 0, plain: 0, marked: 0 } : { coin, plain: paid.plain, marked: paid.marked },
      jestersHome: out ? 0 : jesters + left[0] + left[1],
    }
  })

/** The chests that would have come into a seat's hands. */
export function sightsOf({ witness, roles, schedule, history }: Guess, seat: Seat): Sight[] {
  const own = KINDS.indexOf(roles[seat]!)
  return witness.journeys.flatMap(({ round, passes, out }, i) => {
    const { first, second } = SCHEDULES[schedule]![round - 1]!
    // While chests are out the one in hand is not answered yet.
    return [first, second].slice(0, out ? passes + 1 : 2).map((carried, p): Sight => {
      const chest = carried.indexOf(own)
      return sightOf(history.rounds[i]![chest]!, round, p + 1, chest, own, out && p === passes)
    })
  })
}

function sightOf(trip: Trip, round: number, pass: number, chest: number, own: number, pending: boolean): Sight {
  const closed = trip.taker !== null && trip.pass < pass
  const mine = trip.taker === own && trip.pass === pass && !pending
  const empty = isEmpty(trip.goods) && trip.indulgences === 0
  return {
    round,
    pass,
    kind: KINDS[chest]!,
    state: closed ? 'closed' : empty ? 'empty' : 'open',
    goods: closed ? noGoods() : trip.goods,
    indulgences: closed ? 0 : trip.indulgences,
    jesters: trip.jesters + (pass === 2 ? trip.left[0] : 0),
    ask: trip.ask,
    taken: pending ? null : mine,
    paid: mine ? trip.paid : { plain: 0, marked: 0 },
    left: pending ? 0 : trip.left[pass - 1]!,
  }
}

/** The chests on their way, while they are. */
export function chestsOf(view: View, { history }: Guess): Chest[] {
  if (view.pass !== 1 && view.pass !== 2) return []
  return history.rounds.at(-1)!.map(({ goods, indulgences, jesters, left, ask, taker, paid }) => {
    const closed = taker !== null
    return {
      goods: closed ? noGoods() : copyGoods(goods),
      indulgences: closed ? 0 : indulgences,
      jesters: jesters + left[0] + left[1],
      ask,
      closed,
      paid: { coin: closed && ask?.of === 'coin' ? ask.n : 0, plain: paid.plain, marked: paid.marked },
    }
  })
}
