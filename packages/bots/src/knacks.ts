import { chytrogrod } from './games/chytrogrod/index.ts'
import { CLASSIC, EDITION_2016 } from './games/citadels/almanac.ts'
import { citadels } from './games/citadels/index.ts'
import { pact } from './games/pact/index.ts'
import type { Knack } from './knack.ts'

const knacks: { readonly [game: string]: Knack } = {
  'citadels-2016': citadels(EDITION_2016),
  'citadels-classic': citadels(CLASSIC),
  chytrogrod,
  pact,
}

/** The knack for this game, if there is one; with a host's own values (`pact+…`) it is played by the same. */
export function knackFor(game: string): Knack | undefined {
  const [id = ''] = game.split('+', 1)
  return Object.hasOwn(knacks, id) ? knacks[id] : undefined
}
