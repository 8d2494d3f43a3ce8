import { cards as of2016 } from '@cloak/citadels-2016/reading'
import { cards as older } from '@cloak/citadels-classic/reading'
import type { DistrictType } from '../../src/types.ts'
import { type Cards, TYPES } from '../../src/reading/index.ts'

/** The editions of Citadels, by the ids of their games. */
export type CitadelsId = 'citadels-2016' | 'citadels-classic'
const CARDS: { readonly [G in CitadelsId]: Cards } = { 'citadels-2016': of2016, 'citadels-classic': older }
export const isCitadels = (game: string): game is CitadelsId => Object.hasOwn(CARDS, game)
/** The cards that an edition is played with. */
export const cardsIn = (game: CitadelsId): Cards => CARDS[game]

export const SUITS = TYPES

/** A district has one type, whichever edition prints it. */
export const typeOf = (card: string): DistrictType =>
  (of2016.districts.get(card) ?? older.districts.get(card))?.type ?? 'unique'
/** The districts that every game of an edition is played with. */
export const ordinary = (game: CitadelsId): string[] => [...new Set(CARDS[game].basics)]
/** The printed cost; null for what cannot be built. */
export const costOf = (cards: Cards, card: string): number | null => cards.districts.get(card)?.cost ?? null
