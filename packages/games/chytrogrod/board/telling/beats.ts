import type { View } from '../../src/types.ts'
import type { HeardEvent } from '../../src/reading/index.ts'

/** Events that are shown together. */
export type Beat = readonly HeardEvent[]

/** What belongs to the event before it. */
const FOLLOWS: { readonly [E in HeardEvent['event']]?: readonly HeardEvent['event'][] } = {
  cardTurnedUp: ['districtOpened', 'cardTurnedUp'],
  decreeTurnedUp: ['districtOpened', 'cardTurnedUp', 'decreeTurnedUp'],
  cardIgnored: ['tieBroken', 'cardIgnored'],
  influencePlaced: ['influencePlaced', 'influenceMissing'],
  influenceMissing: ['influencePlaced', 'influenceMissing'],
  supporterMoved: ['supporterSentHome'],
  dealClosed: ['secretSpent'],
  decreesDiscarded: ['handsRestored'],
}

/** Is there a resolution here, to be shown step by step? */
export const isTale = (before: View, told: readonly HeardEvent[]): boolean =>
  before.phase === 'resolution' || told.some(({ event }) => event === 'districtOpened')

/** The events of a resolution in the portions in which they are shown; what comes after it is shown at once. */
export function beatsOf(told: readonly HeardEvent[]): Beat[] {
  const beats: HeardEvent[][] = []
  for (const each of told) {
    if (each.event === 'handsRestored') break
    const last = beats.at(-1)
    const before = last?.at(-1)
    if (last && before && FOLLOWS[each.event]?.includes(before.event)) last.push(each)
    else beats.push([each])
  }
  return beats
}
