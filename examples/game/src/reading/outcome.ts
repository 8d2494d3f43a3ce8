import type { Seat } from '@cloak/kernel'
import { DENOUNCE_PRICE, PRESSED } from '../data/box.ts'
import { cardOf } from '../roles/index.ts'
import type { Deed, View } from '../types.ts'

/** What a deed changes if it happens. */
export interface Outcome {
  /** Seals that the player ends up with more, or fewer. */
  gain: number
  /** Seals and cards that the target loses. */
  seals: number
  cards: number
}

/** What this deed would do now, if nobody doubts or stops it. */
export function outcomeOf({ players, chest }: View, deed: Deed, target: Seat | null): Outcome {
  if (deed === 'press') return { gain: Math.min(PRESSED, chest), seals: 0, cards: 0 }
  if (deed === 'denounce') return { gain: -DENOUNCE_PRICE, seals: 0, cards: 1 }
  const { takes, from, price, wounds } = cardOf(deed)
  const theirs = target === null ? 0 : players[target]!.seals
  const taken = Math.min(takes, from === 'chest' ? chest : theirs)
  return { gain: taken - price, seals: from === 'target' ? taken : 0, cards: wounds ? 1 : 0 }
}
