import { type Seat, see } from '@cloak/kernel'
import type { Replay } from '@cloak/protocol'
import type { Journal } from '../ports/journal.ts'
import { gameOf } from './advance.ts'
import { happenedTo } from './eyes.ts'
import type { Keeper } from './keeper.ts'
import { history } from './load.ts'
import { aboutOf } from './room.ts'

/** The whole game as one pair of eyes went through it: `see` and `hear` at every step, as it was pushed. */
export async function replayFor(
  journal: Journal,
  { id, position, paused }: Keeper,
  seat: Seat | null,
): Promise<Replay> {
  const steps: Replay['steps'] = []
  await history(journal, id, position.seq, (happening, { room, course }) => {
    const happened = happenedTo(room, happening, seat)
    if (happened) steps.push({ ...happened, seen: course ? see(gameOf(room), course.state, { at: seat }) : null })
  })
  return { about: aboutOf(position.room, paused), seat, steps }
}
