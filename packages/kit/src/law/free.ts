import {
  answer,
  decisionFor,
  type Entry,
  type Eye,
  type Game,
  type GameTypes,
  imagine,
  question,
  Rng,
  sample,
  see,
  type State,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { difference } from '../compare.ts'
import { eyeName, showDifference } from '../show.ts'
import { eyesOf } from '../worlds.ts'
import type { Law } from './law.ts'

/**
 * Free: an answer that may be taken back draws nothing, is heard by nobody, and shows nobody anything, not even the
 * seat itself: whatever was answered and whatever is hidden, what every eye sees afterwards is the same.
 */
export const free: Law = (game, played) => {
  for (const [n, entry] of played.log.entries()) {
    const [before, after] = [played.states[n], played.states[n + 1]]
    if (!before || !after || !question(game, before)?.free) continue
    const rng = Rng.from(`free ${played.setup.seed} ${n}`)
    const what =
      faultInSilence(game, before, after, played.told[n + 1]!.length, played.setup.seats) ??
      faultInSight(game, before, after, entry, played.setup.seats, rng)
    if (what) return { entry: n + 1, what: `"${before.script.at(-1)!.step}" is not free: ${what}` }
  }
  return null
}

function faultInSilence<G extends GameTypes>(
  game: Game<G>,
  before: State<G['table']>,
  after: State<G['table']>,
  told: number,
  seats: number,
): string | null {
  if (difference(opened(before).rng, opened(after).rng)) return 'chance was drawn'
  if (told > 0) return `${told} events were told`
  // What a seat itself has answered may come to lie before it; all others see nothing move.
  const asked = question(game, before)!.to
  for (const eye of eyesOf(seats)) {
    if (eye.at !== null && eye.at in asked) continue
    const found = difference(game.view(before.table, eye), game.view(after.table, eye))
    if (found) return `${eyeName(eye.at)} sees that something changed, ${showDifference(found, 'before', 'after')}`
  }
  return null
}

/** For each eye another world, and there another answer if it was somebody else's. */
function faultInSight<G extends GameTypes>(
  game: Game<G>,
  before: State<G['table']>,
  after: State<G['table']>,
  entry: Entry,
  seats: number,
  rng: Rng,
): string | null {
  if (!('answer' in entry)) return null
  const otherwise = (eye: Eye): State<G['table']> | null => {
    const world = imagine(game, see(game, before, eye), eye.at, rng)
    const asked = decisionFor(game, world, entry.seat)
    const there =
      asked && answer(game, world, world.at, entry.seat, eye.at === entry.seat ? entry.answer : sample(asked, rng))
    // Where even who is asked is secret, the question may not be closed in the other world yet.
    return there && 'state' in there && there.state.at === after.at ? there.state : null
  }
  for (const eye of eyesOf(seats)) {
    const there = otherwise(eye)
    const found = there && difference(see(game, after, eye), see(game, there, eye))
    if (found) return `${eyeName(eye.at)} learns something by it, ${showDifference(found, 'here', 'in another world')}`
  }
  return null
}
