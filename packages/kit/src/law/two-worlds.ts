import { eyesOf, faultInWorlds } from '../worlds.ts'
import { firstFault, type Law } from './law.ts'

/** Two worlds: no eye can tell the real world from one in which all it may not see was dealt anew. */
export const twoWorlds: Law = (game, played) =>
  firstFault(played, (state, n) => {
    for (const eye of eyesOf(played.setup.seats)) {
      const found = faultInWorlds(game, state, eye, `${played.setup.seed} ${n} ${eye.at}`)
      if (found) return found
    }
    return null
  })
