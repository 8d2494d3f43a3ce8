import type { Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { flagged } from './cost.ts'
import { type Courtier, COURTIERS, RECRUIT } from './data/pieces.ts'
import type { Hands, Open } from './types.ts'

export const isAvailable = (t: Open, seat: Seat, c: Courtier): boolean => {
  const place = t.players[seat]!.courtiers[c]
  return place === 'space2' || place === 'space3'
}
export const available = (t: Open, seat: Seat): Courtier[] => COURTIERS.filter(c => isAvailable(t, seat, c))

/** What recruiting a courtier costs where it stands (DWD-3.19, 17.4). */
export function recruitPrice(t: Open, seat: Seat, c: Courtier): number {
  const place = t.players[seat]!.courtiers[c]
  const price = place === 'space2' ? RECRUIT.space2 : RECRUIT.space3
  const less = flagged(t, seat, 'recruitMinus2') > 0 ? bookOf(t).house.flags.recruitMinus2 : 0
  return Math.max(0, price - less)
}

/** A courtier that has served goes to the space where it costs three (DWD-3.21). */
export function dismiss(h: Hands, seat: Seat, courtier: Courtier): void {
  h.t.players[seat]!.courtiers[courtier] = 'space3'
  h.tell('courtierLeft', { seat, courtier })
}
export function welcome(h: Hands, seat: Seat, courtier: Courtier): void {
  h.t.players[seat]!.courtiers[courtier] = 'held'
  h.tell('courtierCame', { seat, courtier })
}
