import type { Answer, Seat, Seen } from '@cloak/kernel'
import type { Level } from '@cloak/protocol'

/** What a bot is given: what its seat sees, and nothing else. */
export interface Thought {
  game: string
  seen: Seen<object>
  seat: Seat
  level: Level
  /** Milliseconds it may think. */
  budget: number
}
/** Thinks for bots, never on the event loop. */
export interface Brain {
  decide(thought: Thought): Promise<Answer>
  close(): Promise<void>
}
