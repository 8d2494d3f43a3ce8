import type { Character, Rank } from '../types.ts'
import type { Cards } from './cards.ts'

/** The number by which a character is called; a cast has one character of each rank. */
export const rankOf = (e: Cards, character: Character): Rank => e.characters.get(character)!.rank
