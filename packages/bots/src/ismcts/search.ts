import { countOf, each, type Game, type GameTypes, type Heard, type Rng, type Seat, type Seen } from '@cloak/kernel'
import { askedIn, type Budget } from '../bot.ts'
import { knackFor } from '../knacks.ts'
import { blind } from './blind.ts'
import { candidates } from './candidates.ts'
import type { Found, Watch } from './found.ts'
import { paired } from './paired.ts'

/** What the seat has heard, who looks on, and whether even what is obvious shall be looked into. */
export interface Manner<G extends GameTypes> {
  heard?: readonly Heard[]
  watch?: Watch<G>
  thorough?: boolean
}

/**
 * Information-set Monte Carlo tree search. Each world that it imagines is one this seat cannot tell from the real one; the
 * answers are compared in the same worlds, and beyond the root each seat has a tree of its own. In a game without a knack it
 * has nothing but the trees.
 */
export function search<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  rng: Rng,
  budget: Budget,
  { heard = [], watch, thorough = false }: Manner<G> = {},
): Found {
  const { decision } = askedIn(seen)
  if (countOf(decision) === 1) {
    const [only] = each(decision)
    return { best: only!, near: [only!], weighed: [{ answer: only!, visits: 0, share: 0 }], iterations: 0 }
  }
  const knack = knackFor(game.id)
  if (!knack) return blind(game, seen, me, rng, budget, watch)
  const asked = { view: seen.view, me, decision, frame: seen.script.at(-1)! }
  if (!thorough && knack.obvious?.(asked.frame)) {
    const answer = knack.choose(asked, rng)
    return { best: answer, near: [answer], weighed: [{ answer, visits: 0, share: 0 }], iterations: 0 }
  }
  return paired({ game, seen, me, knack, heard, rng, watch }, candidates(asked, knack, rng), budget)
}
