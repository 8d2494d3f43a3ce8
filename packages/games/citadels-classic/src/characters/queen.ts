import { type CharacterCard, favoured } from '@cloak/citadels-core'

/** CLA-6.10 */
export const queen: CharacterCard<'queen'> = { key: 'queen', rank: 9, limit: 1, ...favoured }
