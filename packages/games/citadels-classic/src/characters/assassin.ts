import { type CharacterCard, kills } from '@cloak/citadels-core'

/** CLA-5.1 */
export const assassin: CharacterCard<'assassin'> = { key: 'assassin', rank: 1, limit: 1, abilities: [kills] }
