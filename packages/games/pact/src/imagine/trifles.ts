import type { Rng, Seat } from '@cloak/kernel'
import { bookOf } from '../book.ts'
import { KINDS } from '../data/pieces.ts'
import { EVERYONE, isMortal } from '../seats.ts'
import type { Chest, View } from '../types.ts'
import type { Guess } from './guess.ts'

/** Jesters wander about in chests and nobody counts them: only their sum is sure (DWD-16.1). */
export function jestersOf(view: View, at: Seat | null, { roles }: Guess, chests: readonly Chest[], rng: Rng): number[] {
  const { jesters } = bookOf(view).house
  if (!view.variants.jesters) return EVERYONE.map(() => 0)
  const start = roles.map(kind => jesters[isMortal(kind) ? 'mortal' : kind === 'cultist' ? 'cultist' : 'devil'])
  const wanted = start.reduce((sum, n) => sum + n, 0) - chests.reduce((sum, c) => sum + c.jesters, 0)
  return adjusted(start, wanted, at, at === null ? null : view.players[at]!.jesters, rng)
}

/** Indulgences: what everybody saw, and where they may be offered what came and went in chests (DWD-16.2). */
export function indulgencesOf(
  view: View,
  at: Seat | null,
  { roles, history }: Guess,
  chests: readonly Chest[],
  rng: Rng,
): number[] {
  const seen = view.players.map(p => p.indulgencesSeen)
  if (!view.variants.indulgences) return seen
  const moved = seen.map((n, seat) => Math.max(0, n + history.indulgences[KINDS.indexOf(roles[seat]!)]!))
  const wanted = seen.reduce((sum, n) => sum + n, 0) - chests.reduce((sum, c) => sum + c.indulgences, 0)
  return adjusted(moved, wanted, at, at === null ? null : view.players[at]!.indulgences, rng)
}

/** These counts with the eye's own set right, and the others' changed one by one until the sum is right too. */
function adjusted(counts: number[], wanted: number, at: Seat | null, own: number | null, rng: Rng): number[] {
  const others = EVERYONE.filter(seat => seat !== at)
  if (at !== null) counts[at] = own ?? counts[at]!
  let left = wanted - counts.reduce((sum, n) => sum + n, 0)
  for (; left > 0; left--) counts[rng.pick(others)]!++
  for (; left < 0; left++) {
    const rich = others.filter(seat => counts[seat]! > 0)
    if (rich.length === 0) break
    counts[rng.pick(rich)]!--
  }
  return counts
}
