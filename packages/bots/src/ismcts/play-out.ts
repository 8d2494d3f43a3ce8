import {
  afterwards,
  awaited,
  type Frame,
  type Game,
  type GameTypes,
  type Rng,
  type Standing,
  type State,
  take,
} from '@cloak/kernel'
import type { Knack } from '../knack.ts'
import type { Guide } from './guide.ts'
import { quick } from './quick.ts'

/** No play-out is longer; without a knack it has to reach the end. */
const LONGEST = 400
const LONGEST_BLIND = 2000

/**
 * What each seat gets out of this world, played on quickly and in place: near 1 for a win. `rested` is where it must not rest,
 * because it has rested there already.
 */
export function playedOut<G extends GameTypes>(
  game: Game<G>,
  world: State<G['table']>,
  knack: Knack | undefined,
  rng: Rng,
  guide?: Guide,
  rested?: Frame,
): number[] {
  let rests = 0
  for (let n = knack ? LONGEST : LONGEST_BLIND; n > 0; n--) {
    const [seat] = awaited(game, world)
    if (seat === undefined) break
    const frame = world.script.at(-1)!
    // A question to several seats is one rest, however many have answered it.
    if (frame !== rested && knack?.rests(world.script)) {
      rested = frame
      if (++rests === knack.horizon) break
    }
    take(game, world, seat, guide?.answer(seat, frame) ?? quick(game, world, seat, knack, rng))
  }
  const table = afterwards(world)
  if (table) return outcome(game.standing(table), knack?.forPoints ?? 0)
  return knack ? knack.shares(seat => game.view(world.table, { at: seat })) : []
}

/** The win, shared by those who share it, a little for a good place, and something for points where they count. */
function outcome(standing: readonly Standing[], forPoints: number): number[] {
  const winners = standing.filter(({ place }) => place === 1).length
  const last = Math.max(1, standing.length - 1)
  const most = Math.max(1, ...standing.map(({ score }) => score))
  return standing.map(
    ({ place, score }) =>
      (0.9 - forPoints) * (place === 1 ? 1 / winners : 0) +
      (0.1 * (standing.length - place)) / last +
      (forPoints * score) / most,
  )
}
