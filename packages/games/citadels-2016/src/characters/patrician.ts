import { type CharacterCard, collects, heir } from '@cloak/citadels-core'

/** CIT-6.4.3 */
export const patrician: CharacterCard<'patrician'> = {
  key: 'patrician',
  rank: 4,
  limit: 1,
  abilities: [collects('noble', 'cards')],
  ...heir,
}
