import type { Catalogue, Language } from '@cloak/words'
import type { Answer, Seat } from '@cloak/kernel'

/** A game that was played once and is played again, move by move: the deal by its seed, and every answer in its order. */
export interface Lesson {
  seats: number
  options: object
  seed: string
  /** The reader's seat. */
  seat: Seat
  answers: readonly (readonly [seat: Seat, answer: Answer])[]
  /** From which answer to which the pages are turned: the reader's own are given as well. */
  skip?: readonly (readonly [from: number, to: number])[]
}

/** What a recorded file says: pairs are read as such. */
export const lessonIn = (recorded: object): Lesson => recorded as Lesson

/** Whether the pages are turned over this answer. */
export const isSkipped = ({ skip = [] }: Lesson, n: number): boolean => skip.some(([from, to]) => from <= n && n <= to)

/** What the chronicler says, and when: before the answer of this number is given. */
export interface Moment {
  before: number
  /** The message's name in the lesson. */
  say: string
  /** The part of the table that is meant. */
  point?: 'bar' | 'board' | 'chronicle' | 'city' | 'hand' | 'middle' | 'rivals'
}

/** A guided game: what a game's `lesson/index.ts` exports. */
export interface LessonEntry {
  /** The recorded game. */
  recorded: object
  moments: readonly Moment[]
  /** What the chronicler says, in one language: messages `learn.<game>.<moment>`. */
  words: { readonly [L in Language]: () => Promise<Catalogue> }
}
