import { afterwards, type Game, type GameTypes, hear, replay, type Seat, see } from '@cloak/kernel'
import type { Watched } from '../replay/moments.ts'
import { aboutSolo } from './about.ts'
import type { SoloRecord } from './record.ts'

/** A game on this device as one pair of eyes went through it; null if it cannot be played again. */
export function lookBack<G extends GameTypes>(
  game: Game<G>,
  record: SoloRecord,
  name: string,
  at: Seat | null,
): Watched | null {
  const { rules, seats, seed, entries } = record
  const setup = { game: game.id, rules, seats, seed, options: record.options as G['options'] }
  const steps: Watched['steps'] = []
  const course = replay(game, setup, entries, (_, state, told) => {
    const heard = told.map(each => hear(each, { at }))
    steps.push({ n: steps.length + 1, ...(heard.length > 0 && { heard }), seen: see(game, state, { at }) })
  })
  if (!('state' in course)) return null
  const over = afterwards(course.state)
  const about = aboutSolo(record, name, {
    status: over ? 'over' : 'playing',
    rematch: null,
    standing: over && game.standing(over),
  })
  return { about, seat: at, steps }
}
