import { askedIn, type Bot, type Sits } from './bot.ts'
import { search } from './ismcts/search.ts'
import { knackFor } from './knacks.ts'

/** The search, with all the budget it is given. */
export const searcher: Sits = (game, seat): Bot => ({
  name: 'search',
  decide: (seen, heard, rng, budget) => search(game, seen, seat, rng, budget, { heard }).best,
})

/** The search that is hard to read: where others guess at its answer, it draws lots among those that are equally good. */
export const sly: Sits = (game, seat): Bot => {
  const knack = knackFor(game.id)
  return {
    name: 'sly',
    decide(seen, heard, rng, budget) {
      const { decision } = askedIn(seen)
      const { best, near } = search(game, seen, seat, rng, budget, { heard })
      const asked = { view: seen.view, me: seat, decision, frame: seen.script.at(-1)! }
      return near.length > 1 && knack?.hides?.(asked) ? rng.pick(near) : best
    },
  }
}
