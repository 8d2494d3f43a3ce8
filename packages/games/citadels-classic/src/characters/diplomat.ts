import { atTheEnd, type CharacterCard, collects, exchanges } from '@cloak/citadels-core'

/** CLA-6.8 */
export const diplomat: CharacterCard<'diplomat'> = {
  key: 'diplomat',
  rank: 8,
  limit: 1,
  abilities: [collects('military', 'gold'), atTheEnd(exchanges)],
}
