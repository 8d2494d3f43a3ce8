import { type Answer, canon, countOf, type Decision, each, faultIn, type Rng, sample } from '@cloak/kernel'
import type { Asked, Knack } from '../knack.ts'

/** So many answers are all tried; of more, the knack's own and some at random. */
const FEW = 24
const WHIMS = 4
const CHANCES = 10

/** The answers worth comparing, the knack's own first, each once and all of them legal. */
export function candidates(asked: Asked, knack: Knack, rng: Rng): Answer[] {
  const [own, ...others] = allOf(asked, knack, rng)
  return own === undefined ? [] : [own, ...others.filter(answer => !knack.wasteful?.(asked, answer))]
}

function allOf(asked: Asked, knack: Knack, rng: Rng): Answer[] {
  const { decision } = asked
  const ideas = knack.ideas?.(asked, rng)
  if (ideas) return distinct(decision, ideas)
  const own = knack.choose(asked, rng)
  if (countOf(decision) <= FEW) return distinct(decision, [own, ...each(decision)])
  const whims = Array.from({ length: WHIMS }, () => knack.choose(asked, rng))
  return distinct(decision, [own, ...whims, ...Array.from({ length: CHANCES }, () => sample(decision, rng))])
}

function distinct(d: Decision, answers: readonly Answer[]): Answer[] {
  const kept = new Map<string, Answer>()
  for (const answer of answers) {
    if (faultIn(d, answer) !== null) continue
    const label = canon(d, answer)
    if (!kept.has(label)) kept.set(label, answer)
  }
  return [...kept.values()]
}
