import type { Seat } from '@cloak/kernel'
import type { Goods, Kind, Resource } from '../data/pieces.ts'

export interface Guess {
  role: 'devil' | 'cultist'
  on: Seat
}

/** What goes into a chest for the ritual (DWD-13.4). */
export interface Fill {
  coin: number
  resources: { [R in Resource]: number }
  plain: number
  marked: number
  guesses: readonly Guess[]
}

/** A chest as the ritual shows it to everybody (DWD-13.8). */
export interface Opening {
  coin: number
  resources: { [R in Resource]: number }
  souls: number
  /** Known of the devil's chest alone. */
  marked: number
  guesses: readonly Guess[]
  /** What the ritual put in before the chest went home. */
  reward: Goods
}

export interface Ritual {
  round: number
  chests: { [K in Kind]: Opening }
}

/** What is presented to an inquisitor. */
export type Reply = 'soul' | 'indulgence' | 'nothing'

/** An inquisitor's place: A, B, C, 1, 2, 3, or a guest of one's own: guest#1, guest#2 … */
export type Stand = string
