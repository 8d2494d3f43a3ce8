import { type CharacterCard, favoured } from '@cloak/citadels-core'

/** CIT-6.9.1 */
export const queen: CharacterCard<'queen'> = { key: 'queen', rank: 9, limit: 1, ...favoured }
