import { type Chapter, steps } from '@cloak/kernel'
import { flagged } from '../cost.ts'
import { PHASE } from '../data/pieces.ts'
import { interestOn, raiseDebt } from '../debt.ts'
import { forget, takeSnapshot } from '../reputation.ts'
import { EVERYONE } from '../seats.ts'
import type { Pact, X } from '../types.ts'
import { takeAngelWings, takeDevilWings } from '../wings.ts'
import { effectsOf } from './production.ts'

const { does } = steps<Pact>()

export const actions: Chapter<Pact, 'actions'> = {
  // The market of the phase is open once more, at the prices of the phase.
  'actions.end': does(x => {
    x.next('market.trade', { left: EVERYONE })
    x.next('interest.charge')
  }),
}

export const interest: Chapter<Pact, 'interest'> = {
  'interest.charge': does(x => {
    x.t.phase = PHASE.interest
    for (const p of x.t.players) p.plan = null
    for (const seat of EVERYONE) charge(x, seat)
    // One question on the border serves this phase and the next: nothing in either looks at what is held.
    x.next('market.trade', { left: EVERYONE })
    x.next('reputation.effects')
  }),
}

function charge(x: X, seat: number): void {
  const p = x.t.players[seat]!
  const interest = interestOn(p.debt, p.quarter, flagged(x.t, seat, 'interestFree6') > 0)
  if (!interest) return
  const { entries, quarter } = interest
  p.quarter = quarter
  x.tell('interest', { seat, entries, quarter: p.quarter })
  raiseDebt(x, seat, entries)
}

export const reputation: Chapter<Pact, 'reputation'> = {
  'reputation.effects': does(x => {
    x.t.phase = PHASE.reputation
    takeSnapshot(x.t)
    effectsOf(x, 'reputation')
    x.next('errands.do')
    x.next('reputation.reward')
  }),

  'reputation.reward': does(x => {
    const levels = x.t.players.map(p => p.reputation)
    const [highest, lowest] = [Math.max(...levels), Math.min(...levels)]
    if (highest !== lowest)
      for (const seat of EVERYONE) {
        if (levels[seat] === highest) takeAngelWings(x, seat, 1)
        if (levels[seat] === lowest) takeDevilWings(x, seat, 1)
      }
    for (const seat of EVERYONE) forget(x, seat, flagged(x.t, seat, 'memoryShield') > 0)
    x.next(
      hunts.includes(x.t.round) ? 'hunt.begin' : inquisitions.includes(x.t.round) ? 'inquisition.prepare' : 'round.end',
    )
  }),
}
/** The rounds with a witch hunt, and those with an inquisition (DWD-4.1). */
const hunts = [2, 3]
export const inquisitions = [3, 5]
