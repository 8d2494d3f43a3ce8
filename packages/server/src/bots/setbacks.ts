import { createHash } from 'node:crypto'
import type { Thought } from './brain.ts'

/** Thoughts that ended with their process, and for how many milliseconds each has kept one busy in vain, all times together. */
export interface Setbacks {
  /** Once more, after so long. */
  add(thought: Thought, milliseconds: number): void
  of(thought: Thought): number
  /** It came to an end by itself. */
  forget(thought: Thought): void
}

export function setbacks(): Setbacks {
  const spent = new Map<string, number>()
  const of = (thought: Thought): number => (spent.size === 0 ? 0 : (spent.get(keyOf(thought)) ?? 0))
  return {
    of,
    add: (thought, milliseconds) => void spent.set(keyOf(thought), of(thought) + milliseconds),
    forget: thought => void (spent.size > 0 && spent.delete(keyOf(thought))),
  }
}

/** Whoever asks again asks the same: what the seat sees and has heard tells one question from all others. */
const keyOf = ({ seen, heard, seat, level }: Thought): string =>
  createHash('sha256')
    .update(JSON.stringify([seat, level, seen]))
    .update(heard)
    .digest('base64')
