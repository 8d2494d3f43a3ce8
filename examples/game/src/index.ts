import type { Game } from '@cloak/kernel'
import { copyTable } from './copy.ts'
import { imagine } from './imagine.ts'
import { lay } from './lay.ts'
import { options } from './options.ts'
import { castellanSteps } from './roles/castellan.ts'
import { lamplighterSteps } from './roles/lamplighter.ts'
import { standing } from './standing.ts'
import { card } from './steps/card.ts'
import { claim } from './steps/claim.ts'
import { turn } from './steps/turn.ts'
import type { Dawn } from './types.ts'
import { view } from './view.ts'

export type * from './types.ts'

/** Before Dawn. */
export const dawn: Game<Dawn> = {
  id: 'dawn',
  rules: 1,
  seats: [2, 3, 4, 5, 6],
  options,
  lay,
  steps: { ...turn, ...claim, ...card, ...lamplighterSteps, ...castellanSteps },
  view,
  standing,
  imagine,
  copy: copyTable,
}

export { dawn as game }
