import type { Character, T } from '@cloak/citadels-core'
import { cardsOf, charactersOf, type Held, type How, scenesOf } from '@cloak/citadels-core/test/positions'
import type { Seat } from '@cloak/kernel'
import { citadels2016, edition2016 } from '../src/index.ts'
import type { Ruling } from '../src/rulings.ts'

export { bare, beautify, cityOf, crowned, eyesBut, gold } from '@cloak/citadels-core/test/positions'
export const { hand, city, under, onTop, deckIs } = cardsOf(edition2016)
export const { rankOf, cast, holds, turnOf } = charactersOf(edition2016)
export const { laid, acting, calling } = scenesOf(citadels2016, edition2016, () => ({}))

const LAST_RANK = 9

/** A ruling other than the default. */
export function ruled(t: T, ruling: string, holds: boolean): void {
  if (!(ruling in t.rulings)) throw new Error(`no ruling ${ruling}`)
  t.rulings = { ...t.rulings, [ruling]: holds }
}

/** The host has turned these rulings the other way. */
export const overruling = (seats: number, ...overruled: Ruling[]): How => ({
  options: Object.assign({}, citadels2016.options(seats).lapse, { overruled }),
})

/** All ranks have been called in a round in which these seats held these characters. */
export function played(t: T, held: Held): void {
  t.called = LAST_RANK
  holds(t, held)
}

/** This seat has put threats on these two characters. */
export function threats(t: T, of: Seat, flowered: Character, plain: Character): void {
  const on = t.cast.filter(c => c === flowered || c === plain)
  t.threats = { of, placed: on, on, unmasked: null }
  t.players[of]!.flowered = flowered
}

/** This seat, which holds the Magistrate, has put warrants on these characters; the first is signed. */
export function warrants(t: T, of: Seat, signed: Character, ...others: Character[]): void {
  t.warrants = { of, on: t.cast.filter(c => c === signed || others.includes(c)), shown: false }
  t.players[of]!.signed = signed
}
