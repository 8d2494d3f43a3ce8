import type { AnswerOf, Decision, Seat, Why } from '@cloak/kernel'
import type { Acts } from './cards.ts'
import type { Income } from './reading/income.ts'
import type { Position } from './reading/position.ts'
import type { Card, X } from './types.ts'

/** What a card adds to the menu of its owner's turn. */
export interface Ability {
  /** Its name in the menu, the answer and the log. */
  do: string
  /** How often in a turn (CIT-4.6). */
  times: number
  /** `gathered`: not before the action (CLA-5.6). `last`: it closes the turn (CLA-4.6). */
  moment: 'any' | 'gathered' | 'last'
  /** The turn cannot end before it is used (CIT-4.8). */
  must: boolean
  /** What it collects. That comes with the character, so it still works when the turn is closing. */
  income: Income | null
  whyNot?(acts: Acts): Why | undefined
  what(acts: Acts, lean: boolean): Decision | null
  does(x: X, acts: Acts, answer: unknown): void
  /** The gold that this answer takes from the acting player; null for an ability that has no price. */
  price(position: Position, answer: unknown): number | null
  /** The player who pays the acting player for this answer. */
  payer(position: Position, answer: unknown): Seat | null
}

const PLAIN: Omit<Ability, 'do' | 'does'> & { do: string; does: () => void } = {
  do: '',
  times: 1,
  moment: 'any',
  must: false,
  income: null,
  whyNot: () => undefined,
  what: () => null,
  does: () => {},
  price: () => null,
  payer: () => null,
}

type Answered<D> = D extends Decision ? AnswerOf<D> : undefined

/** An ability that asks nothing. */
export const deed = (
  a: Pick<Ability, 'do'> & Partial<Omit<Ability, 'what'>> & { does(x: X, acts: Acts): void },
): Ability => ({
  ...PLAIN,
  ...a,
})

/** An ability that needs a choice. */
export const choice = <D extends Decision>(
  a: Pick<Ability, 'do'> &
    Partial<Omit<Ability, 'what' | 'does' | 'price' | 'payer'>> & {
      what(acts: Acts, lean: boolean): D
      does(x: X, acts: Acts, answer: Answered<D>): void
      price?(position: Position, answer: Answered<D>): number | null
      payer?(position: Position, answer: Answered<D>): Seat | null
    },
): Ability => ({ ...PLAIN, ...a })

/** Where the card to be built comes from, and under which licence. */
export interface Offer {
  cards: readonly Card[]
  /** The seat out of whose hand it comes. */
  from: Seat
  /** The Wizard's immediate build: outside the limit, duplicates allowed, also before gathering (CIT-6.3.2). */
  wizard: boolean
}

/** A way to pay other than in gold (CIT-5.5). */
export interface Way {
  do: string
  /** Pays for any district while it stands in the city, or for itself from the hand. */
  pays: 'any' | 'itself'
  whyNot?(acts: Acts, offer: Offer): Why | undefined
  what(acts: Acts, offer: Offer, lean: boolean): Decision
  does(x: X, acts: Acts, answer: unknown, offer: Offer): void
}
export const way = <D extends Decision>(
  w: Omit<Way, 'what' | 'does'> & {
    what(acts: Acts, offer: Offer, lean: boolean): D
    does(x: X, acts: Acts, answer: AnswerOf<D>, offer: Offer): void
  },
): Way => w
