import type { DistrictCard } from '../cards.ts'

/** What a special district does, apart from its name and cost. */
export type Effects = Omit<DistrictCard, 'key' | 'type' | 'cost' | 'copies'>

export const special = (key: string, cost: number | null, effects: Effects = {}, copies = 1): DistrictCard => ({
  key,
  type: 'unique',
  cost,
  copies,
  ...effects,
})
