import { type CharacterCard, collects, exchanges } from '@cloak/citadels-core'

/** CIT-6.8.2 */
export const diplomat: CharacterCard<'diplomat'> = {
  key: 'diplomat',
  rank: 8,
  limit: 1,
  abilities: [collects('military', 'gold'), exchanges],
}
