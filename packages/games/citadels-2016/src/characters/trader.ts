import { type CharacterCard, collects } from '@cloak/citadels-core'

/** CIT-6.6.3 */
export const trader: CharacterCard<'trader'> = {
  key: 'trader',
  rank: 6,
  limit: 1,
  uncounted: d => d.type === 'trade',
  abilities: [collects('trade', 'gold')],
}
