import { type Game, type GameTypes, imagine, type Rng, type Seat, type Seen, type State } from '@cloak/kernel'
import type { Belief } from '../knack.ts'

/** Of so many worlds one is taken, by how likely they are. */
const WORLDS = 4
const FINE = 1_000_000

/** A world that this seat cannot tell from the real one, the likelier ones more often. */
export function likelyWorld<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  belief: Belief | undefined,
  rng: Rng,
): State<G['table']> {
  if (!belief) return imagine(game, seen, me, rng)
  const likelihood = (world: State<G['table']>): number =>
    belief.likelihood(seat => game.view(world.table, { at: seat }))
  let taken = imagine(game, seen, me, rng)
  let sum = likelihood(taken)
  for (let i = 1; i < WORLDS; i++) {
    const world = imagine(game, seen, me, rng)
    const its = likelihood(world)
    sum += its
    if (rng.below(FINE) * sum < its * FINE) taken = world
  }
  return taken
}
