import type { Goods, Kind } from '../data/pieces.ts'

export interface Souls {
  plain: number
  marked: number
}

/** What a deal asks for. */
export interface Ask {
  of: 'coin' | 'soul'
  n: number
}

/** What lies in a chest on its way (DWD-7). */
export interface Chest {
  goods: Goods
  indulgences: number
  jesters: number
  /** Null when there is no offer. */
  ask: Ask | null
  closed: boolean
  paid: Souls & { coin: number }
}

/** An own chest, as its owner remembers it: who took it, and when, he never learns (DWD-7.9). */
export interface Deal {
  round: number
  goods: Goods
  indulgences: number
  jesters: number
  ask: Ask | null
  /** Null until the chest is home. */
  taken: boolean | null
  got: Souls & { coin: number }
  /** The jesters that came home with it (DWD-16.1). */
  jestersHome: number
}

/** Somebody's chest, as whoever received it remembers it (DWD-7.4, 7.8). */
export interface Sight {
  round: number
  pass: number
  kind: Kind
  state: 'open' | 'closed' | 'empty'
  /** What was offered; nothing in a closed chest, whose goods are gone. */
  goods: Goods
  indulgences: number
  jesters: number
  ask: Ask | null
  /** Null until the reply counts. */
  taken: boolean | null
  /** The fragments this player put in. */
  paid: Souls
  /** The jesters this player left in it (DWD-16.1). */
  left: number
}
