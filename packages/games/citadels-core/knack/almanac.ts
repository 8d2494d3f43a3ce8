import { districts as districts2016 } from '@cloak/citadels-2016/data/districts'
import { districts as districtsClassic } from '@cloak/citadels-classic/data/districts'
import type { Card, DistrictType } from '../src/types.ts'
import type { Districts } from '../src/data/districts.ts'

/** What is printed on the district cards of one edition, as any player knows it. */
export interface Almanac {
  typeOf(card: Card): DistrictType
  /** The printed cost; 0 for what has none. */
  costOf(card: Card): number
  /** The type as a bit, to count types by. */
  bitOf(card: Card): number
}

/** In the order of their bits. */
export const TYPES: readonly DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique']

function almanac(districts: Districts): Almanac {
  // A map is quicker to ask than an object with keys such as these, and it is asked all the time.
  const facts = new Map(
    Object.entries(districts).map(([card, { type, cost }]) => [card, { type, cost, bit: 1 << TYPES.indexOf(type) }]),
  )
  const unknown = 1 << TYPES.indexOf('unique')
  return {
    typeOf: card => facts.get(card)?.type ?? 'unique',
    costOf: card => facts.get(card)?.cost ?? 0,
    bitOf: card => facts.get(card)?.bit ?? unknown,
  }
}

export const EDITION_2016: Almanac = almanac(districts2016)
export const CLASSIC: Almanac = almanac(districtsClassic)
