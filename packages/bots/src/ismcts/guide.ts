import {
  type Answer,
  decisionFor,
  type Frame,
  type Game,
  type GameTypes,
  type Rng,
  type Seat,
  type State,
} from '@cloak/kernel'
import type { Knack } from '../knack.ts'
import { quick } from './quick.ts'
import { type Kid, newNode, type Node, select } from './tree.ts'

/** So often a seat is believed to answer as its knack has it, before its tree has a say. */
const TRUST = 40
/** How far a seat's tree reaches: so many questions of a play-out, and so many answers chosen in trees. */
const QUESTIONS = 16
const DEPTH = 8

/** What the seats have learned beyond the root, one tree for each, so that nobody's choice hangs on what it cannot know. */
export type Trees = readonly Map<string, Node>[]
export const newTrees = (seats: number): Trees => Array.from({ length: seats }, () => new Map<string, Node>())

/** Who guides a play-out through what has been learned, and remembers how it ended. */
export interface Guide {
  /** The answer of this seat's tree; null where the tree has nothing to say yet. */
  answer(seat: Seat, frame: Frame): Answer | null
  learn(shares: readonly number[]): void
}

/** A guide for one play-out of this world. `first` is the answer it began with. */
export function guideIn<G extends GameTypes>(
  game: Game<G>,
  world: State<G['table']>,
  knack: Knack,
  trees: Trees,
  first: { seat: Seat; kid: Kid },
  rng: Rng,
): Guide {
  const walked = [first]
  const at = new Map<Seat, Kid>([[first.seat, first.kid]])
  let questions = 0
  return {
    answer(seat, frame) {
      if (questions++ >= QUESTIONS || walked.length >= DEPTH || knack.obvious?.(frame)) return null
      const node = nodeAt(at.get(seat)?.next ?? trees[seat]!, frame)
      if (node.visits < (seat === first.seat ? (knack.learnsAfter ?? TRUST) : TRUST)) {
        node.visits++
        return null
      }
      const decision = decisionFor(game, world, seat, true)!
      const { kid, fresh } = select(node, decision, false, () => quick(game, world, seat, knack, rng), rng)
      walked.push({ seat, kid })
      at.set(seat, kid)
      if (fresh) questions = QUESTIONS
      return kid.answer
    },
    learn(shares) {
      for (const { seat, kid } of walked) {
        kid.visits++
        kid.sum += shares[seat] ?? 0
      }
    },
  }
}

export function nodeAt(nodes: Map<string, Node>, { step, p }: Frame): Node {
  const label = `${step} ${JSON.stringify(p)}`
  let node = nodes.get(label)
  if (!node) nodes.set(label, (node = newNode()))
  return node
}
