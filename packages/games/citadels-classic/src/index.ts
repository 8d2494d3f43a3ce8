import { citadels, edition } from '@cloak/citadels-core'
import { base, bonus } from './characters/index.ts'
import { cites } from './cites.ts'
import { coloured } from './districts.ts'
import { draft } from './draft.ts'
import { choose, options } from './options.ts'
import { SMALL } from './specials/bell-tower.ts'
import { baseSpecials, bonusSpecials } from './specials/index.ts'
import { costsThenGold } from './ties.ts'

/** Citadels, the older edition: 8 base and 10 bonus characters, 12 base and 14 bonus special districts. */
export const editionClassic = edition({
  id: 'citadels-classic',
  rules: 1,
  seats: [2, 3, 4, 5, 6, 7, 8],
  characters: [...base, ...bonus],
  districts: [...coloured, ...baseSpecials, ...bonusSpecials],
  options,
  choose,
  draft,
  tieBreak: costsThenGold,
  smallCity: SMALL,
  cites,
})

export const citadelsClassic = citadels(editionClassic)

export { adviceOn } from './data/advice.ts'
export type { Options } from './options.ts'
export { rulings } from './rulings.ts'
export { words } from './words.ts'

export { citadelsClassic as game }
