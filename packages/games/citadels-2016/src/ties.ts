import { type Edition, rankOf, type T } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'

/** CIT-9.5: the highest rank revealed in the last round. */
export function highestRank(e: Edition, t: T, seat: Seat): number[] {
  const shown = t.players[seat]!.revealed.filter(c => c !== t.killed || t.rulings['heirBreaksTies'])
  return [Math.max(0, ...shown.map(c => rankOf(e, c)))]
}
