import type { Decision, Rng, Seat, Setup } from '@cloak/kernel'
import type { Cards } from './reading/cards.ts'
import type { Card, Character, DraftPlan, T } from './types.ts'

/** What a host's choice comes to. */
export interface Chosen {
  cast: Character[]
  uniques: Card[]
  citySize: number
  crown: Seat
  rulings: { readonly [ruling: string]: boolean }
}

/** The closed list of what differs between editions. */
export interface Edition extends Cards {
  id: string
  rules: number
  seats: readonly number[]
  options(seats: number): Decision
  choose(setup: Setup, rng: Rng): Chosen
  draft(seats: number, cast: number): DraftPlan
  /** Compared place by place among those with equal points; the higher wins. */
  tieBreak(e: Edition, t: T, seat: Seat): number[]
  /** Where the core cites a rule of the 2016 edition, this edition's own. */
  cites?: { readonly [rule: string]: string }
}

/** What an author writes: the cards, and what is not on any card. */
export type EditionFacts = Omit<Edition, keyof Cards>

export function edition(cards: Cards, facts: EditionFacts): Edition {
  const plans: { [key: string]: DraftPlan } = {}
  return {
    ...facts,
    ...cards,
    draft: (seats, cast) => (plans[`${seats} ${cast}`] ??= facts.draft(seats, cast)),
  }
}
