import { citadels, edition } from '@cloak/citadels-core'
import { draft } from './draft.ts'
import { choose, options } from './options.ts'
import { cards } from './reading.ts'
import { highestRank } from './ties.ts'

/** Citadels, the edition of 2016: 27 characters, 54 basic and 30 special districts. */
export const edition2016 = edition(cards, {
  id: 'citadels-2016',
  rules: 1,
  seats: [2, 3, 4, 5, 6, 7, 8],
  options,
  choose,
  draft,
  tieBreak: highestRank,
})

export const citadels2016 = citadels(edition2016)

export type { Options } from './options.ts'
export { presetNames, presets } from './data/presets.ts'
export { rulings } from './rulings.ts'
export { words } from './words.ts'

export { citadels2016 as game }
