import { type CharacterCard, collects, heir } from '@cloak/citadels-core'

/** CIT-6.4.1 */
export const king: CharacterCard<'king'> = {
  key: 'king',
  rank: 4,
  limit: 1,
  abilities: [collects('noble', 'gold')],
  ...heir,
}
