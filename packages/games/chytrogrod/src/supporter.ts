import type { Seat } from '@cloak/kernel'
import type { Colour } from './data/pieces.ts'
import type { X } from './types.ts'

/** What says where supporters stand: a table does, and a view. */
interface Supported {
  readonly players: readonly { readonly supporter: Colour | null }[]
}

/** Whose supporter stands here. */
export function supporterOn(t: Supported, district: Colour): Seat | null {
  const seat = t.players.findIndex(player => player.supporter === district)
  return seat < 0 ? null : seat
}

/** The supporter standing here, if any, goes back to its owner's guild board. */
export function sendHome(x: X, district: Colour, by: Seat): void {
  const seat = supporterOn(x.t, district)
  if (seat === null) return
  x.t.players[seat]!.supporter = null
  x.tell('supporterSentHome', { by, seat, district })
}
