import { type CharacterCard, robs } from '@cloak/citadels-core'

/** CIT-6.2.1 */
export const thief: CharacterCard<'thief'> = { key: 'thief', rank: 2, limit: 1, abilities: [robs] }
