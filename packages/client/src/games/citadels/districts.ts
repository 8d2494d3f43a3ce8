import type { DistrictType } from '@cloak/citadels-core'

export const SUITS: readonly DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique']

type Suit = readonly [type: DistrictType, cost: number | null]
const of = (type: DistrictType, costs: { readonly [card: string]: number | null }): [string, Suit][] =>
  Object.entries(costs).map(([card, cost]) => [card, [type, cost]])

/** What is printed on each district; a test holds it against the rules. */
const PRINTED: { readonly [card: string]: Suit } = Object.fromEntries([
  ...of('noble', { manor: 3, castle: 4, palace: 5 }),
  ...of('religious', { temple: 1, church: 2, monastery: 3, cathedral: 5 }),
  ...of('trade', { tavern: 1, market: 2, 'trading-post': 2, docks: 3, harbor: 4, 'town-hall': 5 }),
  ...of('military', { watchtower: 1, prison: 2, barracks: 3, battlefield: 3, fortress: 5 }),
  ...of('unique', {
    armory: 3,
    'ball-room': 6,
    basilica: 4,
    'bell-tower': 5,
    capitol: 5,
    'dragon-gate': 6,
    factory: 5,
    framework: 3,
    'gold-mine': 6,
    graveyard: 5,
    'great-wall': 6,
    'haunted-city': 2,
    'haunted-quarter': 2,
    hospital: 6,
    'imperial-treasury': 5,
    'ivory-tower': 5,
    keep: 3,
    laboratory: 5,
    library: 6,
    lighthouse: 3,
    'map-room': 5,
    monument: 4,
    museum: 4,
    necropolis: 5,
    observatory: 4,
    park: 6,
    'poor-house': 4,
    quarry: 5,
    'school-of-magic': 6,
    'secret-vault': null,
    smithy: 5,
    stables: 2,
    statue: 3,
    theater: 6,
    'thieves-den': 6,
    'throne-room': 6,
    university: 6,
    'wishing-well': 5,
  }),
])
/** Where the older edition prints another cost. */
const OLDER: { readonly [card: string]: number } = {
  factory: 6,
  'imperial-treasury': 4,
  observatory: 5,
  'poor-house': 5,
}

export const typeOf = (card: string): DistrictType => PRINTED[card]?.[0] ?? 'unique'
/** The printed cost; null for what cannot be built. */
export const costOf = (card: string, isOlder: boolean): number | null =>
  (isOlder ? OLDER[card] : undefined) ?? PRINTED[card]?.[1] ?? null
