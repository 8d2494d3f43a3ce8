import type { Game } from '@cloak/kernel'
import { copyTable } from './copy.ts'
import type { House } from './data/house.ts'
import { imagine } from './imagine.ts'
import { layWith } from './lay.ts'
import { options } from './options.ts'
import { standing } from './standing.ts'
import { action } from './steps/action.ts'
import { buyout } from './steps/buyout.ts'
import { cleanup } from './steps/cleanup.ts'
import { deal } from './steps/deal.ts'
import { begin } from './steps/intrigue/begin.ts'
import { brawl } from './steps/intrigue/brawl.ts'
import { dealings } from './steps/intrigue/dealings.ts'
import { intercession } from './steps/intrigue/intercession.ts'
import { lordships } from './steps/intrigue/lordships.ts'
import { thunder } from './steps/intrigue/thunder.ts'
import { overflow } from './steps/overflow.ts'
import { resolve } from './steps/resolve.ts'
import { sabotage } from './steps/sabotage.ts'
import { setup } from './steps/setup.ts'
import { takeover } from './steps/takeover.ts'
import { tie } from './steps/tie.ts'
import { wake } from './steps/wake.ts'
import type { Chytrogrod } from './types.ts'
import { view } from './view.ts'

const steps: Game<Chytrogrod>['steps'] = {
  ...setup,
  ...wake,
  ...overflow,
  ...action,
  ...begin,
  ...brawl,
  ...lordships,
  ...dealings,
  ...thunder,
  ...intercession,
  ...resolve,
  ...tie,
  ...sabotage,
  ...takeover,
  ...deal,
  ...buyout,
  ...cleanup,
}

/** The game with these values on its table; null for those of the rules text. */
export const gameWith = (id: string, house: House | null): Game<Chytrogrod> => ({
  id,
  rules: 1,
  seats: [3, 4, 5],
  options,
  lay: layWith(house),
  steps,
  view,
  standing,
  imagine,
  copy: copyTable,
})
