import type { Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { DEVIL_LEVELS, KNOT } from './data/pieces.ts'
import type { Hands, Open } from './types.ts'
import { takeAngelWings, takeDevilWings } from './wings.ts'

/** Moves a marker space by space; wings are taken on the way (DWD-3.12 to 3.14, 22.21). */
export function move(h: Hands, seat: Seat, by: number): void {
  const { min, max } = bookOf(h.t).house.track
  const p = h.t.players[seat]!
  const from = p.reputation
  const to = Math.max(min, Math.min(max, from + by))
  if (to === from) return
  h.tell('reputation', { seat, from, to })
  while (p.reputation < to) {
    p.reputation++
    if (p.reputation === max) takeAngelWings(h, seat, 1)
  }
  while (p.reputation > to) {
    p.reputation--
    if (p.reputation < min + DEVIL_LEVELS) takeDevilWings(h, seat, 1)
  }
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

/** Comparisons use the levels at which the phase began (DWD-11.1, 13.34). */
export const takeSnapshot = (t: Open): void => void (t.snapshot = t.players.map(p => p.reputation))
export const playersLower = (t: Open, seat: Seat): number =>
  t.snapshot.filter(level => level < t.snapshot[seat]!).length
export const playersHigher = (t: Open, seat: Seat): number =>
  t.snapshot.filter(level => level > t.snapshot[seat]!).length
