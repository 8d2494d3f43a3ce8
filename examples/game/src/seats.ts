import type { Seat } from '@cloak/kernel'

/** As much of a player as is needed to know whether they are out; tables and views have it alike. */
interface Seated {
  readonly players: readonly { readonly out: number | null }[]
}

export const isIn = (t: Seated, seat: Seat): boolean => t.players[seat]!.out === null

/** The players who are not out, clockwise after this seat, which is left out itself. */
export function othersFrom(t: Seated, seat: Seat): Seat[] {
  const n = t.players.length
  const others: Seat[] = []
  for (let i = 1; i < n; i++) if (isIn(t, (seat + i) % n)) others.push((seat + i) % n)
  return others
}

/** Whose turn is next (DAW-3.1). */
export const nextFrom = (t: Seated, seat: Seat): Seat => othersFrom(t, seat)[0] ?? seat

/** Does the turn come to the player who began, or pass that seat (DAW-3.1)? */
export function isNewHour(t: Seated & { readonly first: Seat }, from: Seat, to: Seat): boolean {
  const n = t.players.length
  const after = (seat: Seat): number => (seat - t.first + n) % n
  return after(to) <= after(from)
}
