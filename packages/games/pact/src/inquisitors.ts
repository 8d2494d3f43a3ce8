import type { Seat } from '@cloak/kernel'
import { COMMON, COMMON_INQUISITORS, type Inquisitor, SLOTS } from './data/pieces.ts'
import type { Open, Stand } from './types.ts'

/** The place of a player's guest of this number. */
export const guestAt = (n: number): Stand => `guest#${n}`

/** The inquisitors that lie before everybody. */
type Tribunal = Pick<Open, 'up' | 'common'> & { readonly players: readonly { readonly guests: number }[] }

/** Who stands in a place: A, B, C, face up in 1, 2, 3; all others are guests. */
export function inquisitorAt(t: Pick<Open, 'up'>, stand: Stand): Inquisitor {
  const common = COMMON.find(c => c === stand)
  if (common) return COMMON_INQUISITORS[common]
  const slot = SLOTS.findIndex(s => s === stand)
  return (slot >= 0 ? t.up[slot] : null) ?? 'guest'
}

/** The inquisitors who question a seat, in the order of their penalties (DWD-13.30, 13.33). */
export function askers(t: Tribunal, seat: Seat): Stand[] {
  return [
    ...COMMON.filter(c => t.common[c] === 'up'),
    ...SLOTS.filter((_, i) => t.up[i] !== null),
    ...Array.from({ length: t.players[seat]!.guests }, (_, i) => guestAt(i + 1)),
  ]
}
