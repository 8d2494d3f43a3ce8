import type { Seat } from '@cloak/kernel'
import type { DraftPick } from './draft.ts'
import type { Pick, Sunken, Trace } from './memory.ts'
import type { Built, Card, Character } from './pieces.ts'
import type { Table } from './table.ts'

export interface PlayerView {
  gold: number
  hand: readonly Card[] | null
  handSize: number
  city: readonly Built[]
  under: readonly Card[] | null
  underSize: number
  drawn: readonly Card[] | null
  drawnSize: number
  characters: readonly Character[] | null
  picks: readonly Pick[] | null
  exchanged: { gave: Character; got: Character } | null
  looked: { of: Seat; hand: readonly Card[] } | null
  traces: readonly Trace[] | null
  /** The cards under the deck that this player alone has seen. */
  sunken: readonly Sunken[] | null
  revealed: readonly Character[]
  signed: Character | null
  flowered: Character | null
}
export interface DraftView {
  faceUp: readonly Character[]
  picks: readonly DraftPick[]
  made: number
  from: Seat
  passing: readonly Character[] | null
  passingSize: number
  /** Is the first face-down card still on the table? */
  faceDown: boolean
  outSize: number
  exchange: { by: Seat; with: Seat } | null
}
type Open =
  | 'cast'
  | 'uniques'
  | 'rulings'
  | 'citySize'
  | 'crown'
  | 'round'
  | 'called'
  | 'killed'
  | 'bewitched'
  | 'robbed'
  | 'warrants'
  | 'threats'
  | 'protected'
  | 'queen'
  | 'taxes'
  | 'plate'
  | 'turn'
  | 'site'
  | 'completed'
  | 'bell'
  | 'ruins'
  | 'grown'
  | 'traces'
export interface View extends Pick_<Table, Open> {
  players: PlayerView[]
  deck: number
  /** How many of them went under it. */
  sunk: number
  /** Those of them that everybody has seen. */
  sunken: readonly Sunken[]
  draft: DraftView
}
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] }
