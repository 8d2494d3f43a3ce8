import type { Seat } from '@cloak/kernel'
import type { Kind } from './data/pieces.ts'
import type { Open } from './types.ts'

export const EVERYONE: readonly Seat[] = [0, 1, 2, 3]
/** Left is clockwise (DWD-0.5). */
export const leftOf = (seat: Seat): Seat => (seat + 1) % 4
export const rightOf = (seat: Seat): Seat => (seat + 3) % 4
/** Whom cards are passed to: left in even rounds, right in odd ones (DWD-6.2.4). */
export const neighbourIn = (round: number, seat: Seat): Seat => (round % 2 === 0 ? leftOf(seat) : rightOf(seat))
export const seatOf = (t: Open, kind: Kind): Seat => t.players.findIndex(p => p.kind === kind)
export const isMortal = (kind: Kind): boolean => kind === 'mortal1' || kind === 'mortal2'
