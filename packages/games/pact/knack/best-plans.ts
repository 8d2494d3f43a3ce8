import type { Rng } from '@cloak/kernel'
import type { Plan } from '../src/types.ts'
import { type Goods, STORAGE_PLACES } from '../src/data/pieces.ts'
import { available, oldOf, tokensIn, tokensOf } from '../src/reading/index.ts'
import { IDLE } from './plan.ts'
import { worthOfPlan } from './plan-worth.ts'
import type { Sight } from './sight.ts'
import { symbolsOf } from './worth.ts'

interface Rated {
  plan: Plan
  worth: number
}

/** The best plans that a little thought finds, the best first; `whim` is how much chance has a say. */
export function bestPlans(s: Sight, most: number, whim: number, rng: Rng, goods: Goods = s.goods): Plan[] {
  const { p } = s
  const before = symbolsOf(s)
  const rate = (plan: Plan): Rated => ({
    plan,
    worth: worthOfPlan(s, plan, before, goods) + (whim * rng.below(1000)) / 1000,
  })
  const hand = p.hand ?? []
  const builds: Plan['builds'][] = [[]]
  for (const [i, card] of hand.entries()) {
    builds.push([{ card, use: false }])
    for (const second of hand.slice(i + 1)) {
      const pair = [card, second].map(id => ({ card: id, use: false }))
      // What gives at once goes first, to help with the other.
      builds.push(s.book.cards[second].timing === 'instant' ? pair.reverse() : pair)
    }
  }
  const plain = builds.map(each => rate({ ...IDLE, builds: each })).sort((one, other) => other.worth - one.worth)
  const sides = p.events && p.events.length > 0 ? ([null, 'left', 'right'] as const) : ([null] as const)
  const begun = plain
    .slice(0, 4)
    .flatMap(({ plan }) => sides.map(event => rate({ ...plan, event })))
    .sort((one, other) => other.worth - one.worth)
  return begun
    .slice(0, most)
    .map(each => improved(s, each, rate))
    .sort((one, other) => other.worth - one.worth)
    .map(({ plan }) => plan)
}

/** Adds what is still worth a token: old actions, new ones, a courtier. */
function improved(s: Sight, from: Rated, rate: (plan: Plan) => Rated): Rated {
  const { p, book, v, me } = s
  const tokens = tokensOf(v, me)
  let best = from
  const tries = (plan: Plan): void => {
    if (tokensIn(plan) > tokens) return
    const rated = rate(plan)
    if (rated.worth > best.worth) best = rated
  }
  for (const card of oldOf(v, me))
    if (best.plan.old.length < STORAGE_PLACES) tries({ ...best.plan, old: [...best.plan.old, card] })
  for (const [i, { card }] of best.plan.builds.entries())
    if (book.cards[card].action)
      tries({ ...best.plan, builds: best.plan.builds.map((b, n) => (n === i ? { card, use: true } : b)) })
  for (const courtier of available(v, me)) tries({ ...best.plan, recruit: courtier })
  const { event } = best.plan
  if (event === null && p.events && p.events.length > 0)
    for (const side of ['left', 'right'] as const) tries({ ...best.plan, event: side })
  return best
}
