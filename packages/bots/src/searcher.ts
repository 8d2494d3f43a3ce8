import type { Bot, Sits } from './bot.ts'
import { search } from './ismcts/search.ts'

/** The search, with all the budget it is given. */
export const searcher: Sits = (game, seat): Bot => ({
  name: 'search',
  decide: (seen, heard, rng, budget) => search(game, seen, seat, rng, budget, { heard }).best,
})
