import { type Eye, type Game, type GameTypes, imagine, Rng, see, type State } from '@cloak/kernel'
import { difference } from './compare.ts'
import { brief, eyeName, showDifference } from './show.ts'

/** Everybody who may look at a table: each seat, and somebody who only watches. */
export const eyesOf = (seats: number): Eye[] => [...Array(seats).keys(), null].map(at => ({ at }))

/**
 * What an eye sees must not change when all it may not see is dealt anew.
 * Says what does change, or null.
 */
export function faultInWorlds<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  eye: Eye,
  seed: string,
): string | null {
  const seen = see(game, state, eye)
  const world = imagine(game, seen, eye.at, Rng.from(seed))
  const found = difference(seen, see(game, world, eye))
  if (!found) return null
  return `${eyeName(eye.at)} can tell an imagined world from the real one (imagined with ${brief(seed)}), ${showDifference(found, 'real', 'imagined')}`
}
