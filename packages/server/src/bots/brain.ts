import type { Answer, Seat, Seen } from '@cloak/kernel'
import type { Level } from '@cloak/protocol'
import type { RightOfWay } from './right-of-way.ts'

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
  /** `begins` is called when its turn has come, and again if it must begin anew. */
  decide(thought: Thought, begins?: () => void): Promise<Answer>
  /** What the event loop takes while it serves people, if there is anybody who gives way to it. */
  readonly people?: RightOfWay
  close(): Promise<void>
}
