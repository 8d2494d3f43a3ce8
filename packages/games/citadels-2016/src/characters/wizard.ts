import { type CharacterCard, looks, wizardTakes } from '@cloak/citadels-core'

/** CIT-6.3.2; all his builds of the turn may be duplicates (CIT-6.3.2b). */
export const wizard: CharacterCard<'wizard'> = {
  key: 'wizard',
  rank: 3,
  limit: 1,
  duplicates: true,
  abilities: [looks],
  asks: [wizardTakes],
}
