import type { DraftPick, DraftPlan } from '@cloak/citadels-core'

const keep = (place: number): DraftPick => ({ place, discards: false, before: null })
const keepAndDiscard = (place: number): DraftPick => ({ place, discards: true, before: null })

/** The selection phase by number of seats and size of the cast. */
export function draft(seats: number, cast: number): DraftPlan {
  if (seats === 2)
    return { faceUp: 0, faceDownFirst: false, picks: [keep(0), keepAndDiscard(1), keepAndDiscard(0), keep(1)] }
  if (seats === 3) return { faceUp: 0, faceDownFirst: false, picks: THREE }
  const picks = Array.from({ length: seats }, (_, place) => keep(place))
  if (cast === seats + 1) picks[seats - 1]!.before = 'take-face-down' // CIT-3.7
  return { faceUp: Math.max(0, cast - seats - 2), faceDownFirst: false, picks } // CIT-3.6
}

/** CIT-3.9: once around, a random card out, once around again. */
const THREE: DraftPick[] = [
  keep(0),
  keep(1),
  keep(2),
  { place: 0, discards: false, before: 'discard-random' },
  keep(1),
  keep(2),
]
