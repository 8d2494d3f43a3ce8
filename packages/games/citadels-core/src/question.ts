import type { AnswerOf, Decision, Msg, Seat } from '@cloak/kernel'
import type { Acts } from './cards.ts'
import type { CardAsk, Character, X } from './types.ts'

/**
 * What a card's question is about, and the number that stands for it in the script. Saved games hash the script with the
 * table, so the number for a thing must never change.
 */
export interface About<A> {
  /** `seat` is asked. */
  write(about: A, seat: Seat): number
  read(n: number): A
}
/** Nothing but the seat that is asked. */
export const ABOUT_NOTHING: About<null> = { write: (_, seat) => seat, read: () => null }
export const ABOUT_SEAT: About<Seat> = { write: seat => seat, read: n => n }
export const ABOUT_COUNT: About<number> = { write: count => count, read: n => n }

/** A question of a card apart from the menu: what was seen or drawn decides what comes next. */
export interface Asked {
  /** Its name in the script and in messages: the card, and what is asked. */
  key: string
  prompt(acts: Acts, p: CardAsk): Msg
  what(acts: Acts, p: CardAsk, lean: boolean): Decision
  does(x: X, acts: Acts, answer: unknown, p: CardAsk): void
}
/** The same, and how its card puts it. */
export interface Question<A> extends Asked {
  put(x: X, to: { seat: Seat; as: Character | null }, about: A): void
}

export const question = <D extends Decision, A>(
  key: string,
  prompt: string,
  about: About<A>,
  q: {
    /** What the prompt says; otherwise the number of what it is about, as a seat. */
    args?(about: A, acts: Acts): NonNullable<Msg['args']>
    what(acts: Acts, about: A, lean: boolean): D
    does(x: X, acts: Acts, answer: AnswerOf<D>, about: A): void
  },
): Question<A> => ({
  key,
  prompt: (acts, { n }) => ({ key: prompt, args: q.args?.(about.read(n), acts) ?? { seat: n } }),
  what: (acts, { n }, lean) => q.what(acts, about.read(n), lean),
  does: (x, acts, answer: AnswerOf<D>, { n }) => q.does(x, acts, answer, about.read(n)),
  put: (x, { seat, as }, what) => x.next('card.asks', { ask: key, seat, as, n: about.write(what, seat) }),
})
