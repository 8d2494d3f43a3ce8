import { copy } from './copy.ts'
import { sample } from './decision/sample.ts'
import { type Game, type GameTypes, RulesFault, type State } from './game.ts'
import { opened, sealed } from './opened.ts'
import { awaited, question } from './question.ts'
import type { Rng } from './rng.ts'
import type { Seat } from './secret.ts'
import type { Seen } from './see.ts'

const TRIES = 1000

/**
 * A whole world that this eye cannot tell from the real one.
 * Of answers already in it is known that they are in, not what they are: they are made up.
 */
export function imagine<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  at: Seat | null,
  rng: Rng,
): State<G['table']> {
  for (let tries = TRIES; tries > 0; tries--) {
    const world = imagineOnce(game, seen, at, rng)
    // Nobody is told who answers a covert question; but it is open, so somebody is still to answer it.
    if (seen.waiting !== 'covert' || awaited(game, world).length > 0) return world
  }
  throw new RulesFault(`${game.id}: in no imagined world is anybody left to answer "${seen.script.at(-1)?.step}"`)
}

function imagineOnce<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  at: Seat | null,
  rng: Rng,
): State<G['table']> {
  const world = sealed<G['table']>({
    table: game.imagine(seen.view, at, rng),
    script: seen.script.slice(),
    given: {},
    at: seen.at,
    rng: rng.fork(),
  })
  const given = opened(world).given
  for (const [asked, { decision }] of Object.entries(question(game, world)?.to ?? {})) {
    const seat = Number(asked)
    if (seat === at) {
      if (seen.given !== null) given[seat] = copy(seen.given)
    } else if (seen.waiting !== 'covert' && !seen.waiting.includes(seat)) given[seat] = sample(decision, rng)
  }
  return world
}
