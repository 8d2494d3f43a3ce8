import { type Advice, advise } from '@cloak/bots'
import type { Game, GameTypes, Seen } from '@cloak/kernel'
import type { Chances, CounselAsked, Finished } from './counsel-messages.ts'
import { study } from './counsel-study.ts'

/** The chancellor at the table of one game. */
interface Chancellor {
  advise(asked: CounselAsked & { kind: 'advise' }): Advice
  study(finished: Finished, progress: (share: number) => void): Chances | null
}

const chancellorOf = <G extends GameTypes>(game: Game<G>): Chancellor => ({
  advise({ seen, seat, heard, thinks }) {
    const until = performance.now() + thinks
    const budget = { iterations: Infinity, stop: () => performance.now() >= until }
    return advise(game, seen as Seen<G['view']>, seat, { ...budget, heard, seed: String(seen.at) })
  },
  study: (finished, progress) => study(game, finished, progress),
})

const loaders: { readonly [id: string]: () => Promise<Chancellor> } = {
  'citadels-2016': async () => chancellorOf((await import('@cloak/citadels-2016')).citadels2016),
  'citadels-classic': async () => chancellorOf((await import('@cloak/citadels-classic')).citadelsClassic),
  chytrogrod: async () => chancellorOf((await import('@cloak/chytrogrod')).chytrogrod),
  pact: async () => chancellorOf((await import('@cloak/pact')).pact),
}

/** The chancellor for the game of this id; null for one not known here. */
export const chancellorFor = async (id: string): Promise<Chancellor | null> =>
  Object.hasOwn(loaders, id) ? loaders[id]!() : null
