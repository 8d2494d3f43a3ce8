import type { Budget } from '@cloak/bots'
import type { Standing } from '@cloak/kernel'
import type { Bot } from './bots.ts'
import { Failure, Misuse, reasonOf } from './io.ts'
import type { Plan } from './plan.ts'
import { playGame } from './play.ts'

/** How one game of an arena went. */
export interface Bout {
  /** Who sat where, and with which role, in games that have roles. */
  bots: readonly string[]
  roles: readonly string[]
  standing: readonly Pick<Standing, 'place' | 'score'>[]
  decisions: number
}

/** A budget for each decision, from its beginning on. */
export function budgetOf(text: string, now: () => number): () => Budget {
  const [, n, ms] = /^([1-9]\d{0,6})(ms)?$/.exec(text) ?? []
  if (n === undefined)
    throw new Misuse(`--budget must be a number of worlds, or of milliseconds such as 500ms, not '${text}'`)
  const most = Number(n)
  if (!ms) return () => ({ iterations: most })
  return () => {
    const end = now() + most
    return { iterations: Infinity, stop: () => now() >= end }
  }
}

/** The bot with a new budget for each of its decisions. */
const paced = (bot: Bot, budget: () => Budget): Bot => ({
  ...bot,
  sits(game, seat) {
    const { name, decide } = bot.sits(game, seat)
    return { name, decide: (seen, heard, rng) => decide(seen, heard, rng, budget()) }
  },
})

/** Game `i`: each deal is played once in every seating. What comes of it hangs on the plan and on `i` alone. */
export function playBout(plan: Plan, budget: () => Budget, i: number): Bout {
  const { entry, seats, bots } = plan
  const turned = bots.map((_, seat) => paced(bots[(seat + i) % seats]!, budget))
  try {
    const { state, standing, decisions } = playGame(entry.game, plan.setup(Math.floor(i / seats)), turned)
    return {
      bots: turned.map(({ name }) => name),
      roles: entry.roles?.(entry.game.view(state.table, { at: null })) ?? [],
      standing: standing.map(({ place, score }) => ({ place, score })),
      decisions,
    }
  } catch (error) {
    throw new Failure(`game ${i}: ${reasonOf(error)}`, { cause: error })
  }
}
