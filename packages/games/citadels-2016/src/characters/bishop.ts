import { type CharacterCard, collects, protects } from '@cloak/citadels-core'

/** CIT-6.5.1 */
export const bishop: CharacterCard<'bishop'> = {
  key: 'bishop',
  rank: 5,
  limit: 1,
  abilities: [collects('religious', 'gold')],
  ...protects,
}
