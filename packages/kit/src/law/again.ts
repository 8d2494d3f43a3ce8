import { question, replay, type State } from '@cloak/kernel'
import { difference } from '../compare.ts'
import { showDifference, showWhy } from '../show.ts'
import type { Fault, Law } from './law.ts'

/** Same again: the same setup and answers give the same states, events and questions. */
export const again: Law = (game, played) => {
  if (played.states.length === 0) return null
  let fault: Fault | null = null
  const note = (entry: number, what: string) => void (fault ??= { entry, what })
  const log = played.log.slice(0, played.states.length - 1)
  const course = replay(game, played.setup, log, (i, state, told) => {
    const found = difference(played.states[i + 1], state)
    if (found) return note(i + 1, `the same answers give another state, ${showDifference(found, 'first', 'again')}`)
    const events = difference(played.told[i + 1], told)
    if (events) return note(i + 1, `the same answers give other events, ${showDifference(events, 'first', 'again')}`)
    const asked = difference(question(game, state), question(game, played.states[i + 1] as State<typeof state.table>))
    if (asked) note(i + 1, `the same question is put otherwise, ${showDifference(asked, 'first', 'again')}`)
  })
  if (!fault && 'entry' in course) return { entry: course.entry, what: `the replay is refused: ${showWhy(course.why)}` }
  return fault
}
