import type { Seat } from '@cloak/kernel'
import type { Open } from './types.ts'

/** Takes so many seals from the chest, or all it has (DAW-1.3). Says how many it was. */
export function takeSeals(t: Open, seat: Seat, wanted: number): number {
  const seals = Math.min(wanted, t.chest)
  t.chest -= seals
  t.players[seat]!.seals += seals
  return seals
}

export function paySeals(t: Open, seat: Seat, seals: number): void {
  t.players[seat]!.seals -= seals
  t.chest += seals
}
