import type { FaceUp, Play } from '@cloak/kernel'
import type { Events } from './events.ts'
import type { Steps } from './steps.ts'
import type { Player, Table } from './table.ts'
import type { View } from './view.ts'

export interface Citadels {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: object
}
export type T = FaceUp<Table>
export type P = FaceUp<Player>
export type X = Play<Citadels>
