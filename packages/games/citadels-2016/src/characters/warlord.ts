import { type CharacterCard, collects, destroys } from '@cloak/citadels-core'

/** CIT-6.8.1 */
export const warlord: CharacterCard = {
  key: 'warlord',
  rank: 8,
  limit: 1,
  abilities: [collects('military', 'gold'), destroys],
}
