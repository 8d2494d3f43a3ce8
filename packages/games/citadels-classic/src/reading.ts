import { cardsOf } from '@cloak/citadels-core/reading'
import { base, bonus } from './characters/index.ts'
import { coloured } from './districts.ts'
import { baseSpecials, bonusSpecials } from './specials/index.ts'

/** The cards of the older edition, to read its tables and views by. */
export const cards = cardsOf([...base, ...bonus], [...coloured, ...baseSpecials, ...bonusSpecials])

/** Every character and every district by its key: a table typed by these misses none. */
export type CharacterClassic = (typeof base | typeof bonus)[number]['key']
export type DistrictClassic = (typeof coloured | typeof baseSpecials | typeof bonusSpecials)[number]['key']
