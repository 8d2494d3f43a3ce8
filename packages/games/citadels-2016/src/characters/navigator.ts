import { type CharacterCard, sails } from '@cloak/citadels-core'

/** CIT-6.7.2: a limit of none forbids building altogether. */
export const navigator: CharacterCard<'navigator'> = { key: 'navigator', rank: 7, limit: 0, abilities: [sails] }
