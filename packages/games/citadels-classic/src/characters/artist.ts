import { beautifies, type CharacterCard } from '@cloak/citadels-core'

/** CLA-6.9 */
export const artist: CharacterCard<'artist'> = { key: 'artist', rank: 9, limit: 1, abilities: [beautifies] }
