import { type CharacterCard, looks, wizardTakes } from '@cloak/citadels-core'

/** CLA-6.3: only the card he takes may be a duplicate. */
export const wizard: CharacterCard<'wizard'> = {
  key: 'wizard',
  rank: 3,
  limit: 1,
  abilities: [looks],
  asks: [wizardTakes],
}
