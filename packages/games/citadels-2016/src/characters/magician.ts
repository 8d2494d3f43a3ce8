import { type CharacterCard, conjures } from '@cloak/citadels-core'

/** CIT-6.3.1 */
export const magician: CharacterCard<'magician'> = { key: 'magician', rank: 3, limit: 1, abilities: [conjures] }
