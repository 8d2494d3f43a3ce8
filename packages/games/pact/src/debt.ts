import type { Seat } from '@cloak/kernel'
import { DEBT_RESET, MAX_DEBT } from './data/pieces.ts'
import type { Hands } from './types.ts'
import { takeDevilWings } from './wings.ts'

/** Interest and penalties: no coins come of it, and what would pass the end sets the marker back (DWD-3.15, 3.17). */
export function raiseDebt(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  for (; n > 0; n--) {
    const from = p.debt
    p.debt = from === MAX_DEBT ? DEBT_RESET : from + 1
    h.tell('debt', { seat, from, to: p.debt })
    if (from === MAX_DEBT) takeDevilWings(h, seat, 1)
  }
}

/** A cut without coins; what there is no debt for is lost (DWD-22.10, 22.12). */
export function cutDebt(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  const from = p.debt
  p.debt = Math.max(0, from - n)
  if (p.debt !== from) h.tell('debt', { seat, from, to: p.debt })
}
