import {
  type Answer,
  awaited,
  decisionFor,
  type Game,
  type GameTypes,
  imagine,
  type Rng,
  type Seat,
  type Seen,
  take,
} from '@cloak/kernel'
import type { Budget } from '../bot.ts'
import type { Found, Watch } from './found.ts'
import { newTrees, nodeAt, type Trees } from './guide.ts'
import { playedOut } from './play-out.ts'
import { quick } from './quick.ts'
import { type Kid, newNode, type Node, select } from './tree.ts'

/** How many questions of a seat are in its tree; beyond, play-outs tell enough. */
const DEPTH = 8

/** The search in a game that it knows nothing about: trees from the root on, and random play to the end. */
export function blind<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  rng: Rng,
  budget: Budget,
  watch?: Watch<G>,
): Found {
  const root = newNode()
  const trees = newTrees(Math.max(...game.seats))
  let iterations = 0
  do {
    iterate(game, seen, me, root, trees, rng, watch)
    iterations++
  } while (iterations < budget.iterations && !budget.stop?.())
  const weighed = [...root.kids.values()]
    .map(({ answer, visits, sum }) => ({ answer, visits, share: sum / Math.max(1, visits) }))
    .sort((one, other) => other.visits - one.visits || other.share - one.share)
  return { best: weighed[0]!.answer, near: [weighed[0]!.answer], weighed, iterations }
}

function iterate<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  root: Node,
  trees: Trees,
  rng: Rng,
  watch: Watch<G> | undefined,
): void {
  const world = imagine(game, seen, me, rng)
  const walked: { seat: Seat; kid: Kid }[] = []
  const at = new Map<Seat, Kid>()
  for (;;) {
    const seat = walked.length === 0 ? me : awaited(game, world)[0]
    if (seat === undefined) break
    const suggests = (): Answer => quick(game, world, seat, undefined, rng)
    const node = walked.length === 0 ? root : nodeAt(at.get(seat)?.next ?? trees[seat]!, world.script.at(-1)!)
    const { kid, fresh } = select(node, decisionFor(game, world, seat, true)!, node === root, suggests, rng)
    walked.push({ seat, kid })
    at.set(seat, kid)
    take(game, world, seat, kid.answer)
    if (fresh || walked.length >= DEPTH) break
  }
  const shares = playedOut(game, world, undefined, rng)
  watch?.(walked[0]!.kid.answer, world, shares)
  for (const { seat, kid } of walked) {
    kid.visits++
    kid.sum += shares[seat] ?? 0
  }
}
