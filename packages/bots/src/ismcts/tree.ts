import { type Answer, canon, countOf, type Decision, faultIn, type Rng, sample } from '@cloak/kernel'

/** What one seat has learned about one of its questions, in all worlds where it comes to it in the same way. */
export interface Node {
  visits: number
  kids: Map<string, Kid>
}
/** One answer, and what became of it. */
export interface Kid {
  answer: Answer
  visits: number
  /** How often it could have been chosen. */
  available: number
  /** The sum of what it brought to the seat. */
  sum: number
  /** The seat's next questions, by the line of the script that asks. */
  next: Map<string, Node>
}

export const newNode = (): Node => ({ visits: 0, kids: new Map() })
export const newKid = (answer: Answer): Kid => ({ answer, visits: 0, available: 1, sum: 0, next: new Map() })

/** So few answers are all looked at from the beginning. */
const FEW = 16
const TRIES = 4
/** How much is tried that has done badly so far. */
const CURIOSITY = 0.45

/** How many answers a question is worth by now; large ones open slowly. */
const width = (visits: number, count: number): number =>
  count <= FEW ? count : Math.min(count, 2 + Math.floor(1.5 * Math.sqrt(visits)))

/**
 * The answer to try now. `known` says that every answer of the tree is legal in every world (the root's are).
 * The first answer is the one `suggests` makes.
 */
export function select(
  node: Node,
  d: Decision,
  known: boolean,
  suggests: () => Answer,
  rng: Rng,
): { kid: Kid; fresh: boolean } {
  node.visits++
  const open: Kid[] = []
  for (const kid of node.kids.values())
    if (known || faultIn(d, kid.answer) === null) {
      kid.available++
      open.push(kid)
    }
  if (open.length < width(node.visits, countOf(d))) {
    const kid = widened(node, d, suggests, rng)
    if (kid) return { kid, fresh: true }
  }
  return { kid: best(open) ?? anything(node, d, rng), fresh: false }
}

/** A new answer, if one is found soon. */
function widened(node: Node, d: Decision, suggests: () => Answer, rng: Rng): Kid | null {
  for (let tries = 0; tries <= TRIES; tries++) {
    const answer = tries === 0 ? suggests() : sample(d, rng)
    const label = canon(d, answer)
    if (!node.kids.has(label)) return enter(node, label, answer)
  }
  return null
}

function anything(node: Node, d: Decision, rng: Rng): Kid {
  const answer = sample(d, rng)
  const label = canon(d, answer)
  return node.kids.get(label) ?? enter(node, label, answer)
}

function enter(node: Node, label: string, answer: Answer): Kid {
  const kid = newKid(answer)
  node.kids.set(label, kid)
  return kid
}

/** The upper confidence bound, by how often an answer could have been chosen. */
function best(open: readonly Kid[]): Kid | undefined {
  let [most, found]: [number, Kid | undefined] = [-Infinity, undefined]
  for (const kid of open) {
    const bound =
      kid.visits === 0 ? Infinity : kid.sum / kid.visits + CURIOSITY * Math.sqrt(Math.log(kid.available) / kid.visits)
    if (bound > most) [most, found] = [bound, kid]
  }
  return found
}
