import { askedIn, type Sits } from './bot.ts'
import { greedy } from './greedy.ts'
import { knackFor } from './knacks.ts'

/** A published strategy, to measure by. Games that it is not written for it plays as the quick player does. */
export const baseline =
  (name: string): Sits =>
  (game, seat) => {
    const usual = greedy(game, seat)
    const own = knackFor(game.id)?.baselines?.[name]
    return {
      name,
      decide(seen, heard, rng, budget) {
        const { decision } = askedIn(seen)
        const answer = own?.({ view: seen.view, me: seat, decision, frame: seen.script.at(-1)! }, rng)
        return answer ?? usual.decide(seen, heard, rng, budget)
      },
    }
  }
