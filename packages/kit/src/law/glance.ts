import { difference } from '../compare.ts'
import { showDifference } from '../show.ts'
import { eyesOf } from '../worlds.ts'
import { firstFault, type Law } from './law.ts'

/** Glance: whoever is handed his last look sees just what he would see without it. */
export const glance: Law = (game, played) => {
  const eyes = eyesOf(played.setup.seats)
  const last = eyes.map(() => undefined as Parameters<typeof game.view>[2])
  return firstFault(played, state => {
    for (const [i, eye] of eyes.entries()) {
      const view = game.view(state.table, eye, last[i])
      const found = difference(game.view(state.table, eye), view)
      if (found) return `eyes at ${eye.at} see otherwise after a last look, ${showDifference(found, 'without', 'with')}`
      last[i] = { table: state.table, view }
    }
    return null
  })
}
