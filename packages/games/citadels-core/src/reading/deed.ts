import type { Answer, Seat } from '@cloak/kernel'
import type { Ability } from '../ability.ts'
import type { CharacterCard } from '../cards.ts'
import type { Cards } from './cards.ts'
import type { OpenTable } from './position.ts'
import { priceOf } from './price.ts'

/** What is done in a turn: an answer to its menu. */
export interface Deed {
  readonly do: string
  readonly with?: Answer
}

/** The ability of that name, of the character or of a special district. */
export const abilityOf = (e: Cards, as: CharacterCard | undefined, deed: string): Ability | undefined =>
  as?.abilities.find(ability => ability.do === deed) ?? e.abilities[deed]

const abilityNow = (e: Cards, t: OpenTable, deed: string): Ability | undefined =>
  t.turn ? abilityOf(e, e.characters.get(t.turn.as), deed) : undefined

/** What each answer to a deed of the turn costs: the same as `priceOfDeed`, for many answers. */
export function pricesOf(e: Cards, t: OpenTable, deed: string): (answer: Answer) => number {
  const ability = abilityNow(e, t, deed)
  if (!t.turn || !ability) return () => 0
  const position = { e, t, seat: t.turn.seat }
  return answer => ability.price(position, answer) ?? 0
}

/** The gold that a deed of the turn takes from the player whose turn it is; null for a deed that has no price in gold. */
export function priceOfDeed(e: Cards, t: OpenTable, deed: Deed): number | null {
  if (!t.turn) return null
  const position = { e, t, seat: t.turn.seat }
  if (deed.do === 'build') return typeof deed.with === 'string' ? priceOf(position, e.districts.get(deed.with)!) : null
  return abilityNow(e, t, deed.do)?.price(position, deed.with) ?? null
}

/** Who pays the player whose turn it is for a deed of the turn (CLA-6.5). */
export const payerOfDeed = (e: Cards, t: OpenTable, deed: Deed): Seat | null =>
  abilityNow(e, t, deed.do)?.payer({ e, t, seat: t.turn!.seat }, deed.with) ?? null

/** Does a character of this game's cast bring a deed of this name? */
export const castCan = (e: Cards, t: OpenTable, deed: string): boolean =>
  t.cast.some(character => e.characters.get(character)!.abilities.some(ability => ability.do === deed))
