import { type CharacterCard, refunded } from '@cloak/citadels-core'

/** CIT-6.6.2 */
export const alchemist: CharacterCard<'alchemist'> = { key: 'alchemist', rank: 6, limit: 1, abilities: [], ...refunded }
