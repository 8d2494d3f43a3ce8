import { afterAction, type CharacterCard, plans } from '@cloak/citadels-core'

/** CLA-5.7 */
export const architect: CharacterCard<'architect'> = {
  key: 'architect',
  rank: 7,
  limit: 3,
  abilities: [afterAction(plans)],
}
