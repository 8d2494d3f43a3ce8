import type { DistrictCard } from '../cards.ts'
import type { Card, DistrictType } from '../types.ts'

/** What a special district does, apart from its name and cost. */
export type Effects = Omit<DistrictCard, 'key' | 'type' | 'cost' | 'copies'>

export const special = <K extends Card>(
  key: K,
  cost: number | null,
  effects: Effects = {},
  copies = 1,
): DistrictCard<K> => ({
  key,
  type: 'unique',
  cost,
  copies,
  ...effects,
})

/** A district without an effect of its own. */
export const basic = <K extends Card>(key: K, type: DistrictType, cost: number, copies: number): DistrictCard<K> => ({
  key,
  type,
  cost,
  copies,
})
