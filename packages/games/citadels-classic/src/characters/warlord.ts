import { atTheEnd, type CharacterCard, collects, destroys } from '@cloak/citadels-core'

/** CLA-5.8 */
export const warlord: CharacterCard<'warlord'> = {
  key: 'warlord',
  rank: 8,
  limit: 1,
  abilities: [collects('military', 'gold'), atTheEnd(destroys)],
}
