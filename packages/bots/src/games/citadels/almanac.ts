import type { Card, DistrictType } from '@cloak/citadels-core'

/** What is printed on the district cards of one edition, as any player knows it. */
export interface Almanac {
  typeOf(card: Card): DistrictType
  /** The printed cost; 0 for what has none. */
  costOf(card: Card): number
}

type Costs = { readonly [card: Card]: number }

const COLOURED: { readonly [type: string]: Costs } = {
  noble: { manor: 3, castle: 4, palace: 5 },
  religious: { temple: 1, church: 2, monastery: 3, cathedral: 5 },
  trade: { tavern: 1, market: 2, 'trading-post': 2, docks: 3, harbor: 4, 'town-hall': 5 },
  military: { watchtower: 1, prison: 2, barracks: 3, battlefield: 3, fortress: 5 },
}
const COMMON: Costs = {
  armory: 3,
  'dragon-gate': 6,
  'great-wall': 6,
  keep: 3,
  laboratory: 5,
  library: 6,
  'map-room': 5,
  museum: 4,
  park: 6,
  quarry: 5,
  'school-of-magic': 6,
  smithy: 5,
  'wishing-well': 5,
}

function almanac(special: Costs): Almanac {
  const facts = new Map<Card, { type: DistrictType; cost: number }>()
  const enter = (type: DistrictType, costs: Costs | undefined) => {
    for (const card in costs) facts.set(card, { type, cost: costs[card]! })
  }
  for (const type of ['noble', 'religious', 'trade', 'military'] as const) enter(type, COLOURED[type])
  enter('unique', { ...COMMON, ...special })
  return {
    typeOf: card => facts.get(card)?.type ?? 'unique',
    costOf: card => facts.get(card)?.cost ?? 0,
  }
}

export const EDITION_2016: Almanac = almanac({
  basilica: 4,
  capitol: 5,
  factory: 5,
  framework: 3,
  'gold-mine': 6,
  'haunted-quarter': 2,
  'imperial-treasury': 5,
  'ivory-tower': 5,
  monument: 4,
  necropolis: 5,
  observatory: 4,
  'poor-house': 4,
  'secret-vault': 0,
  stables: 2,
  statue: 3,
  theater: 6,
  'thieves-den': 6,
})

export const CLASSIC: Almanac = almanac({
  'ball-room': 6,
  'bell-tower': 5,
  factory: 6,
  graveyard: 5,
  'haunted-city': 2,
  hospital: 6,
  'imperial-treasury': 4,
  lighthouse: 3,
  observatory: 5,
  'poor-house': 5,
  'throne-room': 6,
  university: 6,
})
