import { citadels2016, edition2016 } from '@cloak/citadels-2016'
import { citadelsClassic, editionClassic } from '@cloak/citadels-classic'
import type { Card, Character, Citadels, Edition, T, Turn } from '@cloak/citadels-core'
import type { Game, Seat } from '@cloak/kernel'
import { type Scene, scene } from '@cloak/kit'

// CLA-11 lists every difference between the two editions. Here each is shown in the same position in both games.

export interface Played {
  game: Game<Citadels>
  e: Edition
}
export const older: Played = { game: citadelsClassic, e: editionClassic }
export const newer: Played = { game: citadels2016, e: edition2016 }

export function hand(t: T, seat: Seat, ...cards: Card[]): void {
  t.players[seat]!.hand = cards
}
export function city(t: T, seat: Seat, ...cards: Card[]): void {
  t.players[seat]!.city = cards.map(card => ({ card, beautified: false, round: t.round }))
}
/** These seats hold these characters, which are in the cast. */
export function holds(t: T, { e }: Played, held: { readonly [seat: Seat]: Character }): void {
  const cast = [...t.cast]
  for (const [seat, character] of Object.entries(held)) {
    cast[e.characters.get(character)!.rank - 1] = character
    t.players[Number(seat)]!.characters = [character]
  }
  t.cast = cast
}
export type Change = (t: T) => unknown

/** A table with empty hands and cities and the crown at seat 2. Only what the position is about is laid. */
export const laid = ({ game }: Played, seats: number, change: Change): Scene<Citadels> =>
  scene(game, { seats, worlds: false }).table(t => {
    t.crown = 2
    for (const player of t.players) player.hand = []
    change(t)
  })

/** Seat 0 acts as this character and has gathered. */
export const acting = (of: Played, as: Character, change: Change, done: Partial<Turn> = {}): Scene<Citadels> =>
  laid(of, 4, t => {
    holds(t, of, { 0: as })
    t.called = of.e.characters.get(as)!.rank
    t.players[0]!.revealed = [as]
    t.turn = {
      seat: 0,
      as,
      bewitched: false,
      gathered: true,
      built: 0,
      builds: 0,
      paidBuilds: 0,
      spent: 0,
      used: [],
      closing: false,
      ...done,
    }
    change(t)
  }).at('turn.act', { seat: 0, as })

/** The rank of this character, held by seat 0, is called. */
export const calling = (of: Played, as: Character, change: Change = () => {}, seats = 4): Scene<Citadels> =>
  laid(of, seats, t => {
    holds(t, of, { 0: as })
    change(t)
  }).at('round.call', { rank: of.e.characters.get(as)!.rank })

export const BEFORE = { gathered: false }
export const build = (card: Card) => ({ do: 'build', with: card })
export const destroy = (id: string) => ({ do: 'destroy', with: id })
export const exchange = (mine: string, theirs: string) => ({ do: 'exchange', with: { do: mine, with: theirs } })
export const SIX = ['manor', 'castle', 'temple', 'church', 'tavern', 'market']
export const score = (of: Played, change: Change): number => {
  let points = -1
  laid(of, 4, change).standing(s => void (points = s[0]!.score))
  return points
}
