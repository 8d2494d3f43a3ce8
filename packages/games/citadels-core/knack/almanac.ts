import { cards as cards2016 } from '@cloak/citadels-2016/reading'
import { cards as cardsClassic } from '@cloak/citadels-classic/reading'
import type { Card } from '../src/types.ts'
import type { Cards, PrintedDistrict } from '../src/reading/index.ts'

/** The cards of one edition, as any player knows them. */
export interface Almanac {
  readonly cards: Cards
  districtOf(card: Card): PrintedDistrict
  /** The printed cost; 0 for what has none. */
  costOf(card: Card): number
}

const almanac = (cards: Cards): Almanac => ({
  cards,
  districtOf: card => cards.districts.get(card)!,
  costOf: card => cards.districts.get(card)!.cost ?? 0,
})

export const EDITION_2016: Almanac = almanac(cards2016)
export const CLASSIC: Almanac = almanac(cardsClassic)
