import type { DistrictCard, DistrictType } from '@cloak/citadels-core'

const district = (key: string, type: DistrictType, cost: number, copies: number): DistrictCard => ({
  key,
  type,
  cost,
  copies,
})

/** CLA-1.2. */
export const coloured: readonly DistrictCard[] = [
  district('manor', 'noble', 3, 5),
  district('castle', 'noble', 4, 4),
  district('palace', 'noble', 5, 3),
  district('temple', 'religious', 1, 3),
  district('church', 'religious', 2, 3),
  district('monastery', 'religious', 3, 3),
  district('cathedral', 'religious', 5, 2),
  district('tavern', 'trade', 1, 5),
  district('market', 'trade', 2, 4),
  district('trading-post', 'trade', 2, 3),
  district('docks', 'trade', 3, 3),
  district('harbor', 'trade', 4, 3),
  district('town-hall', 'trade', 5, 2),
  district('watchtower', 'military', 1, 3),
  district('prison', 'military', 2, 3),
  district('battlefield', 'military', 3, 3),
  district('fortress', 'military', 5, 2),
]
