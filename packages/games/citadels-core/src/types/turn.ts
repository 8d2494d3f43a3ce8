import type { Seat } from '@cloak/kernel'
import type { Card, Character } from './pieces.ts'

export interface Turn {
  seat: Seat
  as: Character
  /** Played by the Witch, as somebody else's character. */
  bewitched: boolean
  gathered: boolean
  /** Builds that count toward the limit. */
  built: number
  /** Builds of any kind. */
  builds: number
  paidBuilds: number
  /** Gold paid for districts, for the Alchemist. */
  spent: number
  /** Actions used, each as often as it was used. */
  used: readonly string[]
  /** The power of the end of the turn has been used (CLA-4.6). */
  closing: boolean
}

/** A district paid for but not yet standing (CIT-5.6 steps 2 to 6). */
export interface Site {
  builder: Seat
  as: Character
  card: Card
  /** Gold, to be given back if the district is confiscated. */
  paid: number
  counted: boolean
  /** The first paid build of the turn (CIT-6.1.3e). */
  eligible: boolean
}
