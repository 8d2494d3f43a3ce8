import { citadels, edition } from '@cloak/citadels-core'
import { cites } from './cites.ts'
import { draft } from './draft.ts'
import { choose, options } from './options.ts'
import { cards } from './reading.ts'
import { costsThenGold } from './ties.ts'

/** Citadels, the older edition: 8 base and 10 bonus characters, 12 base and 14 bonus special districts. */
export const editionClassic = edition(cards, {
  id: 'citadels-classic',
  rules: 1,
  seats: [2, 3, 4, 5, 6, 7, 8],
  options,
  choose,
  draft,
  tieBreak: costsThenGold,
  cites,
})

export const citadelsClassic = citadels(editionClassic)

export { adviceOn } from './data/advice.ts'
export type { Options } from './options.ts'
export { rulings } from './rulings.ts'
export { words } from './words.ts'

export { citadelsClassic as game }
