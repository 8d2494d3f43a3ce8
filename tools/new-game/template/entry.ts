import { gameEntry } from '@cloak/games/contract'
import type { GAME_TYPE } from './src/types.ts'
import { words } from './src/words.ts'

/** All that the platform reads of this game before it loads the rules. */
export const entry = gameEntry<GAME_TYPE>({
  id: 'GAME_ID',
  seats: [2, 3, 4, 5, 6],
  emblem: 'cloak-dagger',
  title: 'GAME_ID.title',
  blurb: 'GAME_ID.blurb',
  words,
  book: {
    prefix: 'GAME_PREFIX',
    events: { 'GAME_PREFIX-1.2': ['dealt'], 'GAME_PREFIX-2.2': ['shown'], 'GAME_PREFIX-2.3': ['scored'] },
    anchorOf: () => null,
  },
  round: view => view.round,
})
