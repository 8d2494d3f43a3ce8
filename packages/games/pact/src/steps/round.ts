import { type Chapter, oneOf, form, orElse, steps } from '@cloak/kernel'
import { PHASE, ROUNDS } from '../data/pieces.ts'
import { dealByWish, endow } from '../roles.ts'
import { EVERYONE } from '../seats.ts'
import type { Pact } from '../types.ts'
import { effectsOf } from './production.ts'

const { does, asksAll } = steps<Pact>()
const wish = oneOf(['neutral', 'like', 'avoid'])

export const setup: Chapter<Pact, 'setup'> = {
  // DWD-2.11: wishes are counted and forgotten.
  'setup.prefer': asksAll({
    who: t => (t.variants.preferences ? EVERYONE : []),
    covert: true,
    prompt: 'pact.prompt.prefer',
    what: () =>
      orElse(form({ mortal: wish, cultist: wish, devil: wish }), {
        mortal: 'neutral',
        cultist: 'neutral',
        devil: 'neutral',
      }),
    does(x, _, wishes) {
      if (x.t.variants.preferences) endow(x.t, dealByWish(x.t, wishes, x.rng))
      x.t.dealt = true
      for (const seat of EVERYONE) x.tell('roleDealt', { seat }, [seat], { kind: x.t.players[seat]!.kind })
      x.next('round.begin')
    },
  }),
}

export const round: Chapter<Pact, 'round'> = {
  'round.begin': does(x => {
    x.t.round++
    x.t.pass = 0
    for (const p of x.t.players) {
      p.tokensLost += p.tokensLeaving
      p.tokensLeaving = 0
    }
    x.tell('roundBegun', { round: x.t.round })
    x.next('production.goods')
  }),

  'round.end': does(x => (x.t.round < ROUNDS ? x.next('round.begin') : x.next('scoring.effects'))),
}

export const scoring: Chapter<Pact, 'scoring'> = {
  'scoring.effects': does(x => {
    x.t.phase = PHASE.scoring
    effectsOf(x, 'scoring')
    x.next('errands.do')
    x.next('scoring.end')
  }),
  'scoring.end': does(x => x.tell('gameEnded', {})),
}
