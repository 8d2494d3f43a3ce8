import { decisionFor, type Game, type GameTypes, type Rng, sample, type Seat, type State } from '@cloak/kernel'
import type { Knack } from '../knack.ts'

/** One answer in so many is a random one: nobody plays as we think. */
const SLIP = 12

/** An answer of the kind that people give without thinking long. */
export function quick<G extends GameTypes>(
  game: Game<G>,
  world: State<G['table']>,
  seat: Seat,
  knack: Knack | undefined,
  rng: Rng,
) {
  const decision = decisionFor(game, world, seat, true)!
  if (!knack || rng.below(SLIP) === 0) return sample(decision, rng)
  const view = game.view(world.table, { at: seat })
  return knack.choose({ view, me: seat, decision, frame: world.script.at(-1)! }, rng)
}
