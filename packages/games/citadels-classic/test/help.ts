import type { Card, Citadels, T } from '@cloak/citadels-core'
import { cardsOf, charactersOf, type How, scenesOf } from '@cloak/citadels-core/test/positions'
import type { Seat } from '@cloak/kernel'
import type { Scene } from '@cloak/kit'
import { citadelsClassic, editionClassic } from '../src/index.ts'
import type { Ruling } from '../src/rulings.ts'

export {
  bare,
  beautify,
  type Change,
  cityOf,
  crowned,
  eyesBut,
  gold,
  goldOf,
} from '@cloak/citadels-core/test/positions'
export const { hand, city, under, onTop, deckIs } = cardsOf(editionClassic)
export const { rankOf, cast, holds, turnOf } = charactersOf(editionClassic)
export const { laid, acting, calling } = scenesOf(citadelsClassic, editionClassic, seats => ({
  options: defaults(seats),
}))

/** The default game, the crown at seat 0. */
export const defaults = (seats: number): object => ({ ...(citadelsClassic.options(seats).lapse as object), crown: 0 })

/** The host has turned these rulings the other way. */
export const overruling = (seats: number, ...overruled: Ruling[]): How => ({
  options: { ...defaults(seats), overruled },
})

/** This district was built in this round. */
export function builtIn(t: T, seat: Seat, card: Card, round: number): void {
  const player = t.players[seat]!
  player.city = player.city.map(built => (built.card === card ? { ...built, round } : built))
}

/** The Bell Tower has been announced by this seat. */
export function announced(t: T, seat: Seat): void {
  t.bell = seat
  t.citySize = 7
}

/** Ends a turn in which nothing is done but the action. */
export const passes = (s: Scene<Citadels>, ...seats: Seat[]): Scene<Citadels> =>
  seats.reduce((on, seat) => on.answers(seat, { do: 'gather', with: 'gold' }).answers(seat, { do: 'end' }), s)

export const SEVEN = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower'] as const
export const EIGHT = [...SEVEN, 'prison'] as const
