import type { Game } from '@cloak/kernel'
import { copyTable } from './copy.ts'
import type { House } from './data/house.ts'
import { imagine } from './imagine.ts'
import { layWith } from './lay.ts'
import { options } from './options.ts'
import { standing } from './standing.ts'
import { cards } from './steps/cards.ts'
import { deals } from './steps/deals.ts'
import { errands } from './steps/errands.ts'
import { hunt } from './steps/hunt.ts'
import { inquisition } from './steps/inquisition.ts'
import { inquisitors } from './steps/inquisitors.ts'
import { market } from './steps/market.ts'
import { plan } from './steps/plan.ts'
import { production } from './steps/production.ts'
import { actions, interest, reputation } from './steps/reckoning.ts'
import { ritual } from './steps/ritual.ts'
import { round, scoring, setup } from './steps/round.ts'
import type { Pact } from './types.ts'
import { view } from './view.ts'

const steps: Game<Pact>['steps'] = {
  ...setup,
  ...round,
  ...errands,
  ...market,
  ...production,
  ...cards,
  ...deals,
  ...plan,
  ...actions,
  ...interest,
  ...reputation,
  ...hunt,
  ...inquisition,
  ...ritual,
  ...inquisitors,
  ...scoring,
}

/** The game with these values on its table; null for those of the rules text. */
export const gameWith = (id: string, house: House | null): Game<Pact> => ({
  id,
  rules: 1,
  seats: [4],
  options,
  lay: layWith(house),
  steps,
  view,
  standing,
  imagine,
  copy: copyTable,
})
