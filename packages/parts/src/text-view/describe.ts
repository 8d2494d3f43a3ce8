import type { Speaker } from '@cloak/words'
import type { Listed } from './lists.ts'

/** A part of the table in the text view: what it is, and line by line what is there. */
export interface Described {
  title: string
  lines: { label: string; text: string | Listed }[]
}
/** What a game's `describe` is given: the view of one viewer, and how to speak of it. */
export interface Describing<S> {
  view: object
  seat: number | null
  names: readonly string[]
  speaker: Speaker
  /** Says the messages of the game and of the shared parts. */
  say: S
}
