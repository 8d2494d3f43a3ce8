import {
  type Answer,
  canon,
  type Game,
  type GameTypes,
  type Heard,
  type Msg,
  Rng,
  type Seat,
  type Seen,
} from '@cloak/kernel'
import { askedIn, type Budget } from './bot.ts'
import { search } from './ismcts/search.ts'
import { knackFor } from './knacks.ts'
import { type Outcome, reasonsFor } from './reasons.ts'

/** How long an adviser may think, from which seed, and how many answers it may put forward (3). */
export interface Counsel extends Budget {
  seed: string
  /** All that the seat has heard so far, if it is at hand. */
  heard?: readonly Heard[]
  most?: number
}
/** One answer as the adviser sees it. */
export interface Advised {
  answer: Answer
  /** The estimated chance of winning with it, from 0 to 1. */
  chance: number
  /** In how many imagined worlds it was tried. */
  worlds: number
  /** What moved the estimate, the weightiest first: sentences to be said in the reader's language (`bots.reason.…`). */
  reasons: Msg[]
}
export interface Advice {
  /** The best few answers, the best first. */
  answers: Advised[]
  /** Worlds looked at; 0 where there is nothing to choose. */
  iterations: number
}

const MOST = 3

/**
 * What the chancellor would answer, what else is worth a thought, and why. It is told what the seat sees and nothing else, and
 * the same seed and number of iterations give the same advice. It needs no Node, and runs in a worker as well as here.
 */
export function advise<G extends GameTypes>(
  game: Game<G>,
  seen: Seen<G['view']>,
  seat: Seat,
  { seed, heard = [], most = MOST, ...budget }: Counsel,
): Advice {
  const { decision } = askedIn(seen)
  const knack = knackFor(game.id)
  const outcomes: Outcome[] = []
  const { weighed, iterations } = search(game, seen, seat, Rng.from(seed), budget, {
    heard,
    thorough: true,
    watch(answer, world, shares) {
      const features = knack?.features?.(eye => game.view(world.table, { at: eye }), seat) ?? {}
      outcomes.push({ label: canon(decision, answer), share: shareOf(shares, seat), features })
    },
  })
  const answers = weighed.slice(0, most).map(({ answer, visits }) => {
    const label = canon(decision, answer)
    const own = outcomes.filter(outcome => outcome.label === label)
    const chance = own.reduce((sum, { share }) => sum + share, 0) / Math.max(1, own.length)
    return { answer, chance, worlds: visits, reasons: reasonsFor(label, outcomes) }
  })
  return { answers, iterations }
}

/** A seat's part of what all have together. */
export function shareOf(shares: readonly number[], seat: Seat): number {
  const sum = shares.reduce((one, other) => one + other, 0)
  return sum > 0 ? (shares[seat] ?? 0) / sum : 0
}
