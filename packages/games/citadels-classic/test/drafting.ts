import type { Character, Citadels, T } from '@cloak/citadels-core'
import { EveryOutcome } from '@cloak/citadels-core/test/every-outcome'
import { copyState, decisionFor, type Rng, type Seat } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { type Scene, scene } from '@cloak/kit'
import { citadelsClassic } from '../src/index.ts'
import type { Options } from '../src/options.ts'

// Selection phases as they are really dealt and chosen.

/** A game of the base characters, and the Artist where there are nine. */
export function drafting(seats: number, cast: number, crown: Seat = 0, seed = 'draft'): Scene<Citadels> {
  const base = citadelsClassic.options(seats).lapse as object as Options
  const options = { ...base, cast: { ...base.cast, 9: cast === 9 ? 'artist' : 'none' }, crown }
  return scene(citadelsClassic, { seats, options, seed })
}

/** The cards in front of the chooser. */
export function before(s: Scene<Citadels>, seat: Seat): Character[] {
  const d = decisionFor(citadelsClassic, s.state, seat)
  return d?.kind === 'oneOf' || d?.kind === 'inOrder' ? d.of.map(({ id }) => String(id)) : []
}

/** The table, face up, to be changed at will. */
export const tableOf = (s: Scene<Citadels>): T => opened(copyState(citadelsClassic, s.state)).table

/** The selection phase of this table, dealt with this chance. */
export function dealt(from: T, rng: Rng): T['draft'] {
  const t: T = { ...from }
  const step = citadelsClassic.steps['round.begin']
  if (step.kind === 'does') step.does({ t, rng, next: () => {}, tell: () => {} }, {})
  return t.draft
}

/** What comes of dealing under every outcome of chance, with its likelihood. */
export function outcomes(from: T, see: (draft: T['draft']) => string): Map<string, number> {
  const rng = new EveryOutcome()
  const seen = new Map<string, number>()
  do {
    const what = see(dealt(from, rng))
    seen.set(what, (seen.get(what) ?? 0) + rng.likelihood)
  } while (rng.turn())
  return seen
}
