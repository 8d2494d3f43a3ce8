import type { Cards } from '../reading/cards.ts'
import type { Card, DistrictType } from '../types.ts'

/** What is printed on a district card, as any player knows it; the Secret Vault has no cost. */
export interface DistrictFacts {
  type: DistrictType
  cost: number | null
}
export type Districts = { readonly [card: Card]: DistrictFacts }

export const printedOn = ({ districts }: Cards): Districts =>
  Object.fromEntries([...districts.values()].map(({ key, type, cost }) => [key, { type, cost }]))
