import type { Answer, Seat, Seen } from '@cloak/kernel'
import type { Level } from '@cloak/protocol'

/** What a bot is given: what its seat sees and has heard, and nothing else. */
export interface Thought {
  game: string
  seen: Seen<object>
  /** All that the seat has heard so far, the oldest first: a list of `Heard` as JSON. */
  heard: string
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
