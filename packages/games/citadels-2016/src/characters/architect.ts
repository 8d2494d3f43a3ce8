import { type CharacterCard, plans } from '@cloak/citadels-core'

/** CIT-6.7.1 */
export const architect: CharacterCard<'architect'> = { key: 'architect', rank: 7, limit: 3, abilities: [plans] }
