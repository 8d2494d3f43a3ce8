import type { Seat } from '@cloak/kernel'
import { type Book, bookOf } from './data/book.ts'
import { flagsIn, type Town } from './cost.ts'
import { type Courtier, COURTIERS, type Place, RECRUIT } from './data/pieces.ts'
import type { Hands, Open, OpenPlayer } from './types.ts'

/** Where a player's courtiers are: it lies before everybody. */
interface Court {
  readonly players: readonly { readonly courtiers: { readonly [C in Courtier]: Place } }[]
}
type Priced = Pick<Open, 'house'> & { readonly players: readonly Pick<OpenPlayer, 'built' | 'courtiers'>[] }
export const isRecruitable = (place: Place): boolean => place === 'space2' || place === 'space3'
export const isAvailable = (t: Court, seat: Seat, c: Courtier): boolean => isRecruitable(t.players[seat]!.courtiers[c])
export const available = (t: Court, seat: Seat): Courtier[] => COURTIERS.filter(c => isAvailable(t, seat, c))

/** What recruiting a courtier costs where it stands (DWD-3.19, 17.4). */
export const recruitPrice = (t: Priced, seat: Seat, c: Courtier): number =>
  recruitPriceIn(bookOf(t), t.players[seat]!.built, t.players[seat]!.courtiers[c])
export function recruitPriceIn(book: Book, built: Town, place: Place): number {
  const price = place === 'space2' ? RECRUIT.space2 : RECRUIT.space3
  const less = flagsIn(book, built, 'recruitMinus2') > 0 ? book.house.flags.recruitMinus2 : 0
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
