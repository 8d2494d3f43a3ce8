import { analyse, type Moment } from '@cloak/bots'
import {
  type Decision,
  type Entry,
  type Game,
  type GameTypes,
  question,
  replay,
  type Setup,
  type State,
} from '@cloak/kernel'
import type { Chances, Finished, Swing } from './counsel-messages.ts'

/** The chance of winning over a finished game; null if it cannot be played again by these rules. */
export function study<G extends GameTypes>(
  game: Game<G>,
  { setup, log }: Finished,
  progress: (share: number) => void,
): Chances | null {
  if (setup.rules !== game.rules) return null
  const laid = { ...setup, options: setup.options as G['options'] }
  const found = analyse(game, laid, log, { seed: setup.seed, progress })
  if ('why' in found) return null
  const asked = questionsOf(game, laid, log, found.moments)
  const swings = found.moments.map(({ at, said, byChance, before, after }): Swing => {
    const told = said.flatMap(({ entry, seat, answer }) => {
      const decision = asked.get(entry)
      return decision ? [{ seat, answer, decision }] : []
    })
    return { at, said: told, byChance, before, after }
  })
  return { points: found.points, swings }
}

/** What was asked where these answers were given, by their place in the log. */
function questionsOf<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G['options']>,
  log: readonly Entry[],
  moments: readonly Moment[],
): Map<number, Decision> {
  const wanted = new Set(moments.flatMap(({ said }) => said.map(({ entry }) => entry)))
  const asked = new Map<number, Decision>()
  let before: State<G['table']> | null = null
  replay(game, setup, log, (i, state) => {
    const entry = log[i]
    const to = before && entry && wanted.has(i) ? question(game, before)?.to[entry.seat] : undefined
    if (to) asked.set(i, to.decision)
    before = state
  })
  return asked
}
