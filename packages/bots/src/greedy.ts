import { askedIn, type Bot, type Sits } from './bot.ts'
import { search } from './ismcts/search.ts'
import { knackFor } from './knacks.ts'

/** How many worlds it looks at in a game it has no knack for. */
const LOOKS = 60

/** The first sensible answer; in a game it has no knack for, a short look ahead. */
export const greedy: Sits = (game, seat): Bot => {
  const knack = knackFor(game.id)
  return {
    name: 'greedy',
    decide(seen, _, rng, budget) {
      const { decision } = askedIn(seen)
      if (knack) return knack.choose({ view: seen.view, me: seat, decision, frame: seen.script.at(-1)! }, rng)
      return search(game, seen, seat, rng, { ...budget, iterations: Math.min(LOOKS, budget.iterations) }).best
    },
  }
}
