import { type Advice, advise } from '@cloak/bots'
import type { AnyGame, AnyTypes } from '@cloak/games/contract'
import { rules } from '@cloak/games/rules'
import type { Seen } from '@cloak/kernel'
import type { Chances, CounselAsked, Finished } from './counsel-messages.ts'
import { study } from './counsel-study.ts'

/** The chancellor at the table of one game. */
interface Chancellor {
  advise(asked: CounselAsked & { kind: 'advise' }): Advice
  study(finished: Finished, progress: (share: number) => void): Chances | null
}

const chancellorOf = (game: AnyGame): Chancellor => ({
  advise({ seen, seat, heard, thinks }) {
    const until = performance.now() + thinks
    const budget = { iterations: Infinity, stop: () => performance.now() >= until }
    return advise(game, seen as Seen<AnyTypes['view']>, seat, { ...budget, heard, seed: String(seen.at) })
  },
  study: (finished, progress) => study(game, finished, progress),
})

/** The chancellor for the game of this id; null for one not known here. */
export const chancellorFor = async (id: string): Promise<Chancellor | null> =>
  Object.hasOwn(rules, id) ? chancellorOf(await rules[id]!()) : null
