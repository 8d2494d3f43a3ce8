import type { Game } from '@cloak/kernel'
import { cite } from './cite.ts'
import { copyTable } from './copy.ts'
import type { Edition } from './edition.ts'
import { imagine } from './imagine.ts'
import { lay } from './lay.ts'
import { standing } from './standing.ts'
import { brought } from './steps/brought.ts'
import { build } from './steps/build.ts'
import { card } from './steps/card.ts'
import { draft } from './steps/draft.ts'
import { gathering } from './steps/gather.ts'
import { round } from './steps/round.ts'
import { turn } from './steps/turn.ts'
import type { Citadels } from './types.ts'
import { view } from './view.ts'

/** The game of an edition. */
export const citadels = (e: Edition): Game<Citadels> => ({
  id: e.id,
  rules: e.rules,
  seats: e.seats,
  options: e.options,
  lay: (setup, x) => lay(e, setup, x),
  steps: citing(e, { ...round(e), ...draft(e), ...gathering(e), ...turn(e), ...build(e), ...card(e), ...brought(e) }),
  view,
  standing: t => standing(e, t),
  imagine: (v, at, rng) => imagine(e, v, at, rng),
  copy: copyTable,
})

type Script = Game<Citadels>['steps']

/** An edition with rules of its own cites those. */
function citing({ cites }: Edition, steps: Script): Script {
  if (!cites) return steps
  const script = { ...steps }
  for (const name of ['turn.act', 'card.asks'] as const) citeIn(script, name)
  return script

  function citeIn<K extends keyof Script>(script: Script, name: K): void {
    const step = script[name]
    if (step.kind === 'does') return
    const { what } = step
    step.what = (t, p, seat, lean) => (lean ? what(t, p, seat, true) : cite(what(t, p, seat, false), cites!))
  }
}
