import type { Card, Character, DistrictType } from './pieces.ts'

/** One choice of the selection phase, as the chooser remembers it (CIT-8.10). */
export interface Pick {
  saw: readonly Character[]
  kept: Character
  discarded: Character | null
}

/** Of these cards, or of this type, or of any other type, at least so many lie at these hidden places (places.ts). */
export interface Trace {
  at: number
  least: number
  what: readonly Card[] | { type: DistrictType; is: boolean }
}
/** A card under the deck that somebody has seen going there; place 0 comes up first. */
export interface Sunken {
  place: number
  card: Card
}
