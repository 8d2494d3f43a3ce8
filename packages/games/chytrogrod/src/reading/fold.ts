import { copy, type Heard } from '@cloak/kernel'
import type { Colour, Deal } from '../data/pieces.ts'
import { scoreOf } from '../score.ts'
import type { Events, View } from '../types.ts'
import { change } from './change.ts'

/** An event of this game as one viewer heard it. */
export type HeardEvent = {
  [E in keyof Events]: { event: E; all: Events[E]['all'] } & (Events[E] extends { some: infer S } ? { some?: S } : {})
}[keyof Events]

/** The kernel knows events by name only; those of this game are these. */
export const asHeardEvent = (heard: Heard): HeardEvent => heard as HeardEvent

/**
 * The view after each of the events that lie between two views of the same viewer, so that they can be shown one by one.
 * The last of them is `after` in every field. No event says which deal token is turned up below the one that left: it is
 * the next one heard of in that district, or the one that lies there in `after`.
 */
export function viewsBetween(before: View, heard: readonly HeardEvent[], after: View): View[] {
  let last = before
  return heard.map((each, i) => {
    const next = copy(last)
    change(next, each, district => topIn(district, heard, i + 1, after))
    for (const player of next.players) player.score = scoreOf(next, player)
    last = next
    return next
  })
}

function topIn(district: Colour, heard: readonly HeardEvent[], from: number, after: View): Deal | null {
  for (let i = from; i < heard.length; i++) {
    const { event, all } = heard[i]!
    if ((event === 'dealClosed' || event === 'stackTurned') && all.district === district) return all.deal
  }
  return after.districts[district].stack.top
}
