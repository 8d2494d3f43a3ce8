import { chytrogrod } from './games/chytrogrod/index.ts'
import { CLASSIC, EDITION_2016 } from './games/citadels/almanac.ts'
import { citadels } from './games/citadels/index.ts'
import type { Knack } from './knack.ts'

const knacks: { readonly [game: string]: Knack } = {
  'citadels-2016': citadels(EDITION_2016),
  'citadels-classic': citadels(CLASSIC),
  chytrogrod,
}

/** The knack for this game, if there is one. */
export const knackFor = (game: string): Knack | undefined => (Object.hasOwn(knacks, game) ? knacks[game] : undefined)
