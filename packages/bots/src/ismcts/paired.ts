import {
  type Answer,
  copyState,
  type Game,
  type GameTypes,
  Rng,
  type RngState,
  type Seat,
  type Seen,
  take,
} from '@cloak/kernel'
import type { Budget } from '../bot.ts'
import type { Knack } from '../knack.ts'
import type { Found, Watch } from './found.ts'
import { likelyWorld } from './likely-world.ts'
import { playedOut } from './play-out.ts'

/** So many worlds are seen before an answer is given up. */
const LEAST = 8
/** An answer is given up when it lies so many deviations behind the leading one. */
const HOPELESS = 1.6
/** Another answer than the first must be better by so much of a deviation: the first has the knack's word for it. */
const DOUBT = 0.6

interface Candidate {
  answer: Answer
  /** What it brought in each world; all candidates have seen the same worlds, those given up fewer of them. */
  scores: number[]
}

/**
 * A few sensible answers, tried in the same worlds with the same luck, so that what is compared is the answers and not the
 * worlds. Those that fall behind are given up. One iteration is one answer played out in one world.
 */
export function paired<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  me: Seat,
  knack: Knack,
  answers: readonly Answer[],
  rng: Rng,
  budget: Budget,
  watch?: Watch<G>,
): Found {
  const all: Candidate[] = answers.map(answer => ({ answer, scores: [] }))
  let alive = all
  let iterations = 0
  while (
    alive.length > 1 &&
    (iterations === 0 || (iterations + alive.length <= budget.iterations && !budget.stop?.()))
  ) {
    const world = likelyWorld(game, seen, me, knack, rng)
    const luck = rng.fork()
    for (const { answer, scores } of alive) {
      const own = copyState(game, world)
      take(game, own, me, answer)
      const shares = playedOut(game, own, knack, new Rng([...luck] satisfies RngState))
      scores.push(shares[me] ?? 0)
      iterations++
      watch?.(answer, own, shares)
    }
    alive = hopeful(alive)
  }
  const [first] = all
  const chosen = alive.includes(first!)
    ? alive.reduce((one, other) => (isBetter(other, one, first!) ? other : one), first!)
    : leader(alive)
  const weighed = all
    .map(candidate => ({
      candidate,
      answer: candidate.answer,
      visits: candidate.scores.length,
      share: meanOf(candidate.scores),
    }))
    .sort(
      (a, b) =>
        Number(b.candidate === chosen) - Number(a.candidate === chosen) || b.visits - a.visits || b.share - a.share,
    )
    .map(({ answer, visits, share }) => ({ answer, visits, share }))
  return { best: chosen.answer, weighed, iterations }
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

function hopeful(alive: Candidate[]): Candidate[] {
  if (alive[0]!.scores.length < LEAST) return alive
  const best = leader(alive)
  return alive.filter(each => {
    const { mean, deviation } = difference(best, each)
    return each === best || mean <= HOPELESS * deviation
  })
}

/** Is this one better than the best so far, and surely enough better than the knack's own? */
function isBetter(each: Candidate, best: Candidate, first: Candidate): boolean {
  const { mean, deviation } = difference(each, first)
  const bar = best === first ? 0 : meanOf(best.scores) - meanOf(first.scores)
  return mean > DOUBT * deviation && mean > bar
}
