import { type CharacterCard, conjures } from '@cloak/citadels-core'

/** CLA-5.3 */
export const magician: CharacterCard<'magician'> = { key: 'magician', rank: 3, limit: 1, abilities: [conjures] }
