import { afterAction, type CharacterCard, sails } from '@cloak/citadels-core'

/** CLA-6.7: a limit of none forbids building altogether. */
export const navigator: CharacterCard<'navigator'> = {
  key: 'navigator',
  rank: 7,
  limit: 0,
  abilities: [afterAction(sails)],
}
