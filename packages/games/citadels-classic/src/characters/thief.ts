import { type CharacterCard, robs } from '@cloak/citadels-core'

/** CLA-5.2 */
export const thief: CharacterCard<'thief'> = { key: 'thief', rank: 2, limit: 1, abilities: [robs] }
