import { cardsOf } from '@cloak/citadels-core/reading'
import { characters } from './characters/index.ts'
import { basics } from './districts.ts'
import { uniques } from './uniques/index.ts'

/** The cards of the 2016 edition, to read its tables and views by. */
export const cards = cardsOf(characters, [...basics, ...uniques])

/** Every character and every district by its key: a table typed by these misses none. */
export type Character2016 = (typeof characters)[number]['key']
export type District2016 = (typeof basics | typeof uniques)[number]['key']
