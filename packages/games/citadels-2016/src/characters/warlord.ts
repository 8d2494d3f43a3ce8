import { type CharacterCard, collects, destroys } from '@cloak/citadels-core'

/** CIT-6.8.1 */
export const warlord: CharacterCard<'warlord'> = {
  key: 'warlord',
  rank: 8,
  limit: 1,
  abilities: [collects('military', 'gold'), destroys],
}
