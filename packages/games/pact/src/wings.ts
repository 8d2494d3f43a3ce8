import type { Seat } from '@cloak/kernel'
import { GUEST_IMMEDIATE_LOSS, WINGS_PER_CONVERSION } from './data/pieces.ts'
import type { Hands, Open } from './types.ts'

/** Angel wings, one by one; the third brings an indulgence at once (DWD-3.7, 22.1). */
export function takeAngelWings(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  for (; n > 0; n--) {
    p.angel++
    h.tell('angelWing', { seat })
    if (p.angel < WINGS_PER_CONVERSION) continue
    p.angel -= WINGS_PER_CONVERSION
    p.indulgences++
    p.indulgencesSeen++
    h.tell('indulgence', { seat })
  }
}

/** Devil wings, one by one; the third brings a guest at once, and costs points (DWD-3.8, 22.1). */
export function takeDevilWings(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  for (; n > 0; n--) {
    p.devil++
    h.tell('devilWing', { seat })
    if (p.devil < WINGS_PER_CONVERSION) continue
    p.devil -= WINGS_PER_CONVERSION
    p.guests++
    p.score -= GUEST_IMMEDIATE_LOSS
    h.tell('guest', { seat, points: GUEST_IMMEDIATE_LOSS })
  }
}

export function returnDevilWings(h: Hands, seat: Seat, most: number): void {
  const p = h.t.players[seat]!
  const n = Math.min(most, p.devil)
  if (n === 0) return
  p.devil -= n
  h.tell('devilWingsReturned', { seat, n })
}

/** Indulgences go back to the supply before everybody's eyes. */
export function spendIndulgences(t: Open, seat: Seat, n: number): void {
  const p = t.players[seat]!
  p.indulgences -= n
  p.indulgencesSeen -= n
  const now = p.pardons.length - 1
  p.pardons[now] = Math.min(p.pardons[now]!, p.indulgencesSeen)
}
