import { RulesFault, type Seat } from '@cloak/kernel'
import type { Colour } from './data/pieces.ts'
import type { Open } from './types.ts'

/** What says where the first district is: a table does, and a view. */
type Ring = Pick<Open, 'ring' | 'first'>

/** All seats clockwise, beginning with this one (CHY-1.2). */
export function clockwise(t: Open, from: Seat): Seat[] {
  const n = t.players.length
  return t.players.map((_, i) => (from + i) % n)
}
export const leftOf = (t: Open, seat: Seat): Seat => (seat + 1) % t.players.length

export function favouriteOf(t: Open): Seat {
  if (t.favourite === null) throw new RulesFault('there is no favourite yet')
  return t.favourite
}
/** These seats in the order that counts when the favourite stays silent (CHY-13.31). */
export const fromFavourite = (t: Open, among: readonly Seat[]): Seat[] =>
  clockwise(t, favouriteOf(t)).filter(seat => among.includes(seat))

/** The districts clockwise, beginning with the first (CHY-5.10). */
export function ringFromFirst(t: Ring): Colour[] {
  const at = t.first === null ? 0 : t.ring.indexOf(t.first)
  return [...t.ring.slice(at), ...t.ring.slice(0, at)]
}
