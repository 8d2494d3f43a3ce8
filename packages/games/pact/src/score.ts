import type { Seat } from '@cloak/kernel'
import { PHASE } from './data/pieces.ts'
import type { Hands, Source } from './types.ts'

/** Points for an effect: on the score track, or beside it once scoring has begun. */
export function award(h: Hands, seat: Seat, n: number, by: Source): void {
  const p = h.t.players[seat]!
  if (h.t.phase === PHASE.scoring) {
    p.bonus += n
    h.tell('scored', { seat, n, by })
  } else {
    p.score += n
    h.tell('points', { seat, n, by })
  }
}
