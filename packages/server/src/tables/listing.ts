import type { Room } from './room.ts'

const MINUTE = 60_000
/** A table that has gathered nobody for so long is listed no more; its link still works. */
const GATHERS_FOR = 24 * 60 * MINUTE
/** Nor is one at which nobody has been for so long. */
const ALONE_FOR = 15 * MINUTE
const AS_LONG_AS_IT_LASTS = Number.MAX_SAFE_INTEGER

/** Until when a public table stays in the list if nobody comes there after `now`. Where each has days, nobody need be there. */
export function staysUntil({ status, clock, opened }: Room, now: number): number {
  const alone = clock.kind === 'days' ? AS_LONG_AS_IT_LASTS : now + ALONE_FOR
  return status === 'gathering' ? Math.min(opened + GATHERS_FOR, alone) : alone
}
