import { hear, type Seat, see } from '@cloak/kernel'
import { difference, type Happened, type Replay } from '@cloak/protocol'
import type { Journal } from '../ports/journal.ts'
import { gameOf, type Happening } from './advance.ts'
import { happenedTo, saidOf, type SeenByEye, seenBy } from './eyes.ts'
import type { Keeper } from './keeper.ts'
import { history } from './load.ts'
import { aboutOf, type Position } from './room.ts'
import { together } from './together.ts'

/** Whose eyes a game is looked at with: a seat's, an onlooker's (null), or everybody's at once. */
export type Eyes = Seat | null | 'all'

/** The whole game as these eyes went through it: what changed in `see`, and what `hear` gave, at every step, as it was pushed. */
export async function replayFor(journal: Journal, { id, position, paused }: Keeper, eyes: Eyes): Promise<Replay> {
  const steps: Replay['steps'] = []
  let last: SeenByEye = null
  await history(journal, id, position.seq, (happening, at) => {
    const happened = eyes === 'all' ? happenedToAll(happening, steps.length + 1) : happenedTo(at.room, happening, eyes)
    if (!happened) return
    const seen = eyes === 'all' ? seenByAll(at) : seenBy(at, eyes)
    steps.push({ ...happened, change: difference(last, seen) })
    last = seen
  })
  return { about: aboutOf(position.room, paused), seat: eyes === 'all' ? null : eyes, steps }
}

/** When the game has ended nothing need be hidden: what anybody heard, and what anybody saw. */
function happenedToAll({ told, said }: Happening, n: number): Happened {
  const heard = told.map(each => hear(each, { at: each.to?.[0] ?? null }))
  return { n, ...(heard.length > 0 && { heard }), ...(said && { said: saidOf(said) }) }
}
function seenByAll({ room, course }: Position): SeenByEye {
  if (!course) return null
  const eyes = [null, ...room.chairs.keys()]
  return together(eyes.map(at => see(gameOf(room), course.state, { at })))
}
