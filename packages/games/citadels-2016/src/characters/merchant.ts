import { type CharacterCard, collects, profits } from '@cloak/citadels-core'

/** CIT-6.6.1 */
export const merchant: CharacterCard<'merchant'> = {
  key: 'merchant',
  rank: 6,
  limit: 1,
  abilities: [collects('trade', 'gold'), profits],
}
