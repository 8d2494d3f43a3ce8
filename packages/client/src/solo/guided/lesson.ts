import type { Answer, Seat } from '@cloak/kernel'

/** A game that was played once and is played again, move by move: the deal by its seed, and every answer in its order. */
export interface Lesson {
  seats: number
  options: object
  seed: string
  /** The reader's seat. */
  seat: Seat
  answers: readonly (readonly [seat: Seat, answer: Answer])[]
}

/** What a recorded file says: pairs are read as such. */
export const lessonIn = (recorded: object): Lesson => recorded as Lesson

/** What the chronicler says, and when: before the answer of this number is given. */
export interface Moment {
  before: number
  /** The message's name in the lesson. */
  say: string
  /** The part of the table that is meant. */
  point?: 'bar' | 'board' | 'chronicle' | 'city' | 'hand' | 'middle' | 'rivals'
}
