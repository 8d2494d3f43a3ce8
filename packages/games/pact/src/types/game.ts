import type { FaceUp, Play } from '@cloak/kernel'
import type { Events } from './events.ts'
import type { Player } from './kingdom.ts'
import type { Errands, Steps } from './steps.ts'
import type { Table, View } from './table.ts'

/** The game's vocabulary, for the kernel. */
export interface Pact {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: Options
}

/** The same game as one player's errands see it: what `next` names is done by that player alone. */
export interface Lane {
  table: Table
  view: View
  steps: Errands
  events: Events
  options: Options
}

/** The table as the rules see it. */
export type Open = FaceUp<Table>

export type OpenPlayer = FaceUp<Player>

export type X = Play<Pact>

/** What verbs work with that ask for nothing more: steps and errands both have it. */
export type Hands = Pick<X, 't' | 'tell'>

export type OnOff = 'off' | 'on'

export interface Options {
  jesters: OnOff
  indulgences: OnOff
  resources: OnOff
  learning: OnOff
  preferences: OnOff
}
