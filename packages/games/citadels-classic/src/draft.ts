import type { DraftPick, DraftPlan } from '@cloak/citadels-core'

const keep = (place: number): DraftPick => ({ place, discards: false, before: null })
const keepAndDiscard = (place: number): DraftPick => ({ place, discards: true, before: null })

/** The face-down card is removed before the face-up ones (CLA-3.1, CLA-3.2). */
export function draft(seats: number, cast: number): DraftPlan {
  if (seats === 2)
    return { faceUp: 0, faceDownFirst: true, picks: [keep(0), keepAndDiscard(1), keepAndDiscard(0), keep(1)] }
  if (seats === 3) return { faceUp: 0, faceDownFirst: true, picks: [0, 1, 2, 0, 1, 2].map(keep) } // CLA-3.6
  const picks = Array.from({ length: seats }, (_, place) => keep(place))
  if (cast === seats + 1) picks[seats - 1]!.before = 'take-face-down' // CLA-3.4
  return { faceUp: Math.max(0, cast - seats - 2), faceDownFirst: true, picks }
}
