import type { Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { KNOT } from './data/pieces.ts'
import { walked } from './track.ts'
import type { Hands, Open } from './types.ts'
import { takeAngelWings, takeDevilWings } from './wings.ts'

/** Moves a marker space by space; wings are taken on the way (DWD-3.12 to 3.14, 22.21). */
export function move(h: Hands, seat: Seat, by: number): void {
  const p = h.t.players[seat]!
  const from = p.reputation
  const { to, angels, devils } = walked(bookOf(h.t).house.track, from, by)
  if (to === from) return
  p.reputation = to
  h.tell('reputation', { seat, from, to })
  takeAngelWings(h, seat, angels)
  takeDevilWings(h, seat, devils)
}

/** The short memory: toward the knot, never past it, without wings (DWD-11.4, 11.5, 22.38). */
export function forget(h: Hands, seat: Seat, shielded: boolean): void {
  const p = h.t.players[seat]!
  const from = p.reputation
  const distance = Math.abs(from - KNOT)
  const arrows = bookOf(h.t).house.arrows[distance] ?? 0
  const spaces = Math.min(distance, from > KNOT && shielded ? Math.max(0, arrows - 1) : arrows)
  if (spaces === 0) return
  p.reputation -= Math.sign(from - KNOT) * spaces
  h.tell('reputation', { seat, from, to: p.reputation })
}

/** The levels at which the phase began: they lie before everybody. */
type Levels = Pick<Open, 'snapshot'>
/** Comparisons use the levels at which the phase began (DWD-11.1, 13.34). */
export const takeSnapshot = (t: Open): void => void (t.snapshot = t.players.map(p => p.reputation))
export const playersLower = (t: Levels, seat: Seat): number =>
  t.snapshot.filter(level => level < t.snapshot[seat]!).length
export const playersHigher = (t: Levels, seat: Seat): number =>
  t.snapshot.filter(level => level > t.snapshot[seat]!).length
