import {
  type Answer,
  awaited,
  canon,
  countOf,
  type Decision,
  decisionFor,
  each,
  faultIn,
  type Frame,
  type Game,
  type GameTypes,
  type Rng,
  type Seat,
  type Seen,
  take,
} from '@cloak/kernel'
import { askedIn, type Budget } from '../bot.ts'
import type { Knack } from '../knack.ts'
import { knackFor } from '../knacks.ts'
import type { Found, Watch } from './found.ts'
import { likelyWorld } from './likely-world.ts'
import { paired } from './paired.ts'
import { playedOut, quick } from './play-out.ts'
import { type Kid, newNode, type Node, select } from './tree.ts'

/** Who looks on, and whether even what is obvious shall be looked into. */
export interface Manner<G extends GameTypes> {
  watch?: Watch<G>
  thorough?: boolean
}

/** How many questions of a seat are in its tree; beyond, play-outs tell enough. */
const DEPTH = 8
/** So often a rival is believed to answer as its knack has it, before its own tree has a say. */
const TRUST = 40

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that this seat cannot tell from the real one, walks
 * down the trees (one for each seat, so that nobody's choice hangs on what it cannot know), plays on quickly, and remembers.
 */
export function search<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  rng: Rng,
  budget: Budget,
  { watch, thorough = false }: Manner<G> = {},
): Found {
  const { decision } = askedIn(seen)
  if (countOf(decision) === 1) {
    const [only] = each(decision)
    return { best: only!, weighed: [{ answer: only!, visits: 0, share: 0 }], iterations: 0 }
  }
  const knack = knackFor(game.id)
  const frame = seen.script.at(-1)!
  if (!thorough && knack?.obvious?.(frame)) {
    const answer = knack.choose({ view: seen.view, me, decision, frame }, rng)
    return { best: answer, weighed: [{ answer, visits: 0, share: 0 }], iterations: 0 }
  }
  const ideas = knack?.ideas?.({ view: seen.view, me, decision, frame }, rng)
  if (knack && ideas) return paired(game, seen, me, knack, distinct(decision, ideas), rng, budget, watch)
  const root = newNode()
  const trees = Array.from({ length: Math.max(...game.seats) }, () => new Map<string, Node>())
  let iterations = 0
  do {
    iterate({ game, seen, me, knack, root, trees, rng, watch })
    iterations++
  } while (iterations < budget.iterations && !budget.stop?.())
  const weighed = [...root.kids.values()]
    .map(({ answer, visits, sum }) => ({ answer, visits, share: sum / Math.max(1, visits) }))
    .sort((one, other) => other.visits - one.visits || other.share - one.share)
  return { best: weighed[0]!.answer, weighed, iterations }
}

/** Each once, and what must not be said left out. */
function distinct(d: Decision, answers: readonly Answer[]): Answer[] {
  const kept = new Map<string, Answer>()
  for (const answer of answers) {
    if (faultIn(d, answer) !== null) continue
    const label = canon(d, answer)
    if (!kept.has(label)) kept.set(label, answer)
  }
  return [...kept.values()]
}

/** What one search works with. */
interface Search<G extends GameTypes> {
  game: Game<G>
  seen: Seen<G['view']>
  me: Seat
  knack: Knack | undefined
  root: Node
  trees: readonly Map<string, Node>[]
  rng: Rng
  watch: Watch<G> | undefined
}

function iterate<G extends GameTypes>({ game, seen, me, knack, root, trees, rng, watch }: Search<G>): void {
  const world = likelyWorld(game, seen, me, knack, rng)
  const walked: { seat: Seat; kid: Kid }[] = []
  const at = new Map<Seat, Kid>()
  for (;;) {
    const waiting = awaited(game, world)
    const seat = walked.length === 0 ? me : waiting[0]
    if (seat === undefined) break
    const frame = world.script.at(-1)!
    const suggests = (): Answer => quick(game, world, seat, knack, rng)
    const node = walked.length === 0 ? root : nodeAt(at.get(seat)?.next ?? trees[seat]!, frame)
    if (walked.length > 0 && knack?.obvious?.(frame)) {
      take(game, world, seat, suggests())
      continue
    }
    if (seat !== me && knack && node.visits < TRUST) {
      node.visits++
      take(game, world, seat, suggests())
      continue
    }
    const { kid, fresh } = select(node, decisionFor(game, world, seat, true)!, node === root, suggests, rng)
    walked.push({ seat, kid })
    at.set(seat, kid)
    take(game, world, seat, kid.answer)
    if (fresh || walked.length >= DEPTH) break
  }
  const shares = playedOut(game, world, knack, rng)
  watch?.(walked[0]!.kid.answer, world, shares)
  for (const { seat, kid } of walked) {
    kid.visits++
    kid.sum += shares[seat] ?? 0
  }
}

function nodeAt(nodes: Map<string, Node>, { step, p }: Frame): Node {
  const label = `${step} ${JSON.stringify(p)}`
  let node = nodes.get(label)
  if (!node) nodes.set(label, (node = newNode()))
  return node
}
