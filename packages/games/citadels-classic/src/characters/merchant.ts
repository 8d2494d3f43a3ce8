import { afterAction, type CharacterCard, collects, profits } from '@cloak/citadels-core'

/** CLA-5.6 */
export const merchant: CharacterCard<'merchant'> = {
  key: 'merchant',
  rank: 6,
  limit: 1,
  abilities: [collects('trade', 'gold'), afterAction(profits)],
}
