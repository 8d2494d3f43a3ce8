import {
  type Answer,
  copyState,
  type Game,
  type GameTypes,
  type Heard,
  Rng,
  type RngState,
  type Seat,
  type Seen,
  type State,
  take,
} from '@cloak/kernel'
import type { Budget } from '../bot.ts'
import type { Knack } from '../knack.ts'
import type { Found, Watch } from './found.ts'
import { guideIn, newTrees, type Trees } from './guide.ts'
import { likelyWorld } from './likely-world.ts'
import { playedOut } from './play-out.ts'
import { type Kid, newKid } from './tree.ts'

/** So many worlds are seen before an answer is given up. */
const LEAST = 12
/** An answer is given up when it lies so many deviations behind the leading one. */
const HOPELESS = 2.4
/** Another answer than the first must be better by so much of a deviation: the first has the knack's word for it. */
const DOUBT = 0.6
/** An answer is as good as the best if it lies no further behind than this: in deviations, and in shares of the win. */
const NEAR = { deviations: 0.5, share: 0.01 }

interface Candidate {
  kid: Kid
  /** What it brought in each world; all candidates have seen the same worlds, those given up fewer of them. */
  scores: number[]
}

/** What a search works with. */
export interface Thinking<G extends GameTypes> {
  game: Game<G>
  seen: Seen<G['view']>
  me: Seat
  knack: Knack
  heard: readonly Heard[]
  rng: Rng
  watch: Watch<G> | undefined
}

/**
 * Answers tried in the same worlds with the same luck, so that what is compared is the answers and not the worlds. Those that
 * fall behind are given up. One iteration is one answer played out in one world.
 */
export function paired<G extends GameTypes>(thinking: Thinking<G>, answers: readonly Answer[], budget: Budget): Found {
  const { game, seen, me, knack, heard, rng } = thinking
  const belief = knack.believes?.(heard)
  const all: Candidate[] = answers
    .slice(0, Math.max(1, budget.iterations))
    .map(answer => ({ kid: newKid(answer), scores: [] }))
  const trees = newTrees(Math.max(...game.seats))
  let alive = all
  let iterations = 0
  let stopped = false
  while (alive.length > 1 && !stopped && iterations + alive.length <= budget.iterations) {
    const world = likelyWorld(game, seen, me, belief, rng)
    const luck = rng.fork()
    for (const candidate of alive) {
      candidate.scores.push(tried(thinking, copyState(game, world), candidate.kid, trees, luck))
      iterations++
      stopped = budget.stop?.() ?? false
      if (stopped) break
    }
    alive = stopped ? evened(alive) : hopeful(alive)
  }
  const [first] = all
  const chosen = alive.includes(first!)
    ? alive.reduce((one, other) => (isBetter(other, one, first!) ? other : one), first!)
    : leader(alive)
  const weighed = all
    .toSorted(
      (a, b) =>
        Number(b === chosen) - Number(a === chosen) ||
        b.scores.length - a.scores.length ||
        meanOf(b.scores) - meanOf(a.scores),
    )
    .map(({ kid, scores }) => ({ answer: kid.answer, visits: scores.length, share: meanOf(scores) }))
  const near = alive
    .filter(each => each === chosen || isNear(each, chosen, knack.near ?? NEAR.share))
    .map(({ kid }) => kid.answer)
  return { best: chosen.kid.answer, near, weighed, iterations }
}

/** What an answer brings in a world of its own. */
function tried<G extends GameTypes>(
  { game, me, knack, watch }: Thinking<G>,
  world: State<G['table']>,
  kid: Kid,
  trees: Trees,
  luck: RngState,
): number {
  const rng = new Rng([...luck] satisfies RngState)
  take(game, world, me, kid.answer)
  const guide = guideIn(game, world, knack, trees, { seat: me, kid }, rng)
  const shares = playedOut(game, world, knack, rng, guide)
  guide.learn(shares)
  watch?.(kid.answer, world, shares)
  return shares[me] ?? 0
}

const meanOf = (scores: readonly number[]): number => scores.reduce((sum, x) => sum + x, 0) / Math.max(1, scores.length)
const leader = (of: readonly Candidate[]): Candidate =>
  of.reduce((one, other) => (meanOf(other.scores) > meanOf(one.scores) ? other : one))

/** By how much one did better than another in the worlds both have seen, and how sure that is. */
function difference(one: Candidate, other: Candidate): { mean: number; deviation: number } {
  const n = Math.min(one.scores.length, other.scores.length)
  let [sum, squares] = [0, 0]
  for (let i = 0; i < n; i++) {
    const d = one.scores[i]! - other.scores[i]!
    sum += d
    squares += d * d
  }
  const mean = sum / n
  return { mean, deviation: Math.sqrt(Math.max(0, squares / n - mean * mean) / Math.max(1, n - 1)) }
}

/** Whoever was stopped in the middle of a world counts the worlds that all have seen, or those who have seen the first one. */
function evened(alive: Candidate[]): Candidate[] {
  const worlds = alive.at(-1)!.scores.length
  if (worlds === 0) return alive.filter(({ scores }) => scores.length > 0)
  for (const { scores } of alive) scores.length = worlds
  return alive
}

function hopeful(alive: Candidate[]): Candidate[] {
  if (alive[0]!.scores.length < LEAST) return alive
  const best = leader(alive)
  return alive.filter(each => {
    const { mean, deviation } = difference(best, each)
    return each === best || mean <= HOPELESS * deviation
  })
}

function isNear(each: Candidate, best: Candidate, share: number): boolean {
  const { mean, deviation } = difference(best, each)
  return mean <= Math.min(share, NEAR.deviations * deviation)
}

/** Is this one better than the best so far, and surely enough better than the knack's own? */
function isBetter(each: Candidate, best: Candidate, first: Candidate): boolean {
  const { mean, deviation } = difference(each, first)
  const bar = best === first ? 0 : meanOf(best.scores) - meanOf(first.scores)
  return mean > DOUBT * deviation && mean > bar
}
