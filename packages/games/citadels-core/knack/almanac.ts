import { cards as cards2016 } from '@cloak/citadels-2016/reading'
import { cards as cardsClassic } from '@cloak/citadels-classic/reading'
import type { Card, DistrictCard, DistrictType } from '../src/index.ts'
import { type Cards, TYPES } from '../src/reading/index.ts'

/** The cards of one edition, as any player knows them. */
export interface Almanac {
  readonly cards: Cards
  districtOf(card: Card): DistrictCard
  typeOf(card: Card): DistrictType
  /** The printed cost; 0 for what has none. */
  costOf(card: Card): number
  /** The type as a bit, to count types by. */
  bitOf(card: Card): number
}

const BITS: { readonly [T in DistrictType]: number } = {
  noble: 1 << TYPES.indexOf('noble'),
  religious: 1 << TYPES.indexOf('religious'),
  trade: 1 << TYPES.indexOf('trade'),
  military: 1 << TYPES.indexOf('military'),
  unique: 1 << TYPES.indexOf('unique'),
}

function almanac(cards: Cards): Almanac {
  const { districts } = cards
  return {
    cards,
    districtOf: card => districts.get(card)!,
    typeOf: card => districts.get(card)!.type,
    costOf: card => districts.get(card)!.cost ?? 0,
    bitOf: card => BITS[districts.get(card)!.type],
  }
}

export const EDITION_2016: Almanac = almanac(cards2016)
export const CLASSIC: Almanac = almanac(cardsClassic)
