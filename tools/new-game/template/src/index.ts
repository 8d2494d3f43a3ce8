import { form, type Game, orElse } from '@cloak/kernel'
import { imagine } from './imagine.ts'
import { standing } from './standing.ts'
import { round } from './steps.ts'
import type { GAME_TYPE } from './types.ts'
import { view } from './view.ts'

export type * from './types.ts'

export const game: Game<GAME_TYPE> = {
  id: 'GAME_ID',
  rules: 1,
  seats: [2, 3, 4, 5, 6],
  options: () => orElse(form({}), {}),
  lay({ seats }, x) {
    x.next('round.deal')
    return { round: 0, players: Array.from({ length: seats }, () => ({ card: 0, shown: [], points: 0 })) }
  },
  steps: round,
  view,
  standing,
  imagine,
}
