import type { Budget } from '@cloak/bots'
import type { AnyTypes, InstalledGame } from '@cloak/games'
import { type Standing, start, type State } from '@cloak/kernel'
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

const rolesIn = ({ game, role }: InstalledGame, { table }: State<AnyTypes['table']>, seats: number): string[] =>
  role ? Array.from({ length: seats }, (_, seat) => role(game.view(table, { at: seat }), seat)) : []

/** Which of the games a plan has are played: all, or those in which its first bot has this role. */
export function bouts(plan: Plan, role: string | undefined): number[] {
  const { entry, seats, games } = plan
  const all = Array.from({ length: games }, (_, i) => i)
  if (role === undefined) return all
  return all.filter(i => {
    const { state } = start(entry.game, plan.setup(Math.floor(i / seats)))
    return rolesIn(entry, state, seats)[(seats - (i % seats)) % seats] === role
  })
}

/** Game `i`: each deal is played once in every seating. What comes of it hangs on the plan and on `i` alone. */
export function playBout(plan: Plan, budget: () => Budget, i: number): Bout {
  const { entry, seats, bots } = plan
  const turned = bots.map((_, seat) => paced(bots[(seat + i) % seats]!, budget))
  try {
    const { state, standing, decisions } = playGame(entry.game, plan.setup(Math.floor(i / seats)), turned)
    return {
      bots: turned.map(({ name }) => name),
      roles: rolesIn(entry, state, seats),
      standing: standing.map(({ place, score }) => ({ place, score })),
      decisions,
    }
  } catch (error) {
    throw new Failure(`game ${i}: ${reasonOf(error)}`, { cause: error })
  }
}
