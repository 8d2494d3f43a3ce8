/** A district card, by its key: `tavern`. Two of a kind are the same card; nothing tells them apart. */
export type Card = string
/** A character, by its key: `warlord`. */
export type Character = string
export type Rank = number
export type DistrictType = 'noble' | 'religious' | 'trade' | 'military' | 'unique'
export const TYPES: readonly DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique']

/** A district standing in a city. */
export interface Built {
  readonly card: Card
  /** The Artist's coin lies on it. */
  readonly beautified: boolean
  /** The round in which it was built. */
  readonly round: number
}
