import type { View } from '../src/types.ts'
import type { Card, Colour } from '../src/data/pieces.ts'
import type { Seat } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, type PointerEvent, use } from 'react'
import type { ThingState } from '@cloak/parts/ask/things.tsx'
import type { Asked, Place } from './pointing/places.ts'

/** What can be carried to a district: a card of the hand, or the decree that was drawn. */
export type Carried = Card | 'decree'

/** What the pieces of one table share. */
export interface ChytrogrodTable {
  view: View
  seat: Seat | null
  names: readonly string[]
  speaker: Speaker
  /** What this thing is called. */
  name(kind: string, id: string | number): string
  /** A text of the game's own. */
  text(key: string): string
  /** The open question, when it is the reader's and nothing is being shown. */
  asked: Asked | null
  /** What pointing here does; null where nothing can be chosen. */
  at(place: Place): { state: ThingState; pick(): void } | null
  carried: Carried | null
  over: Colour | null
  lift(event: PointerEvent, what: Carried): void
}
const Context = createContext<ChytrogrodTable | null>(null)
export const ChytrogrodContext = Context
export function useChytrogrod(): ChytrogrodTable {
  const table = use(Context)
  if (!table) throw new Error('a piece of Chytrogród lies off the table')
  return table
}
