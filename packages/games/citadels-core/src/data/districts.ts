import type { Card, DistrictType } from '../types.ts'

/** What is printed on a district card, as any player knows it; the Secret Vault has no cost. */
export interface DistrictFacts {
  type: DistrictType
  cost: number | null
}
export type Districts = { readonly [card: Card]: DistrictFacts }

export const ofType = (type: DistrictType, costs: { readonly [card: Card]: number | null }): Districts =>
  Object.fromEntries(Object.entries(costs).map(([card, cost]) => [card, { type, cost }]))

/** The districts that both editions have, at the same cost. */
export const COMMON: Districts = {
  ...ofType('noble', { manor: 3, castle: 4, palace: 5 }),
  ...ofType('religious', { temple: 1, church: 2, monastery: 3, cathedral: 5 }),
  ...ofType('trade', { tavern: 1, market: 2, 'trading-post': 2, docks: 3, harbor: 4, 'town-hall': 5 }),
  ...ofType('military', { watchtower: 1, prison: 2, fortress: 5 }),
}
