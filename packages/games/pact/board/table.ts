import type { PlayerView, View } from '../src/types.ts'
import { type House, STANDARD } from '../src/data/house.ts'
import type { Draft, Ref, Seen } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, use } from 'react'

/** What the pieces of one table share. */
export interface PactTable {
  view: View
  seen: Seen<object>
  /** The reader's seat; null for somebody who only watches. */
  seat: number | null
  me: PlayerView | null
  names: readonly string[]
  speaker: Speaker
  /** The values in force: the host's own, or those of the rules text. */
  house: House
  name(kind: string, id: string | number): string
  /** Half-made answers that outlive a visit to the market. */
  kept: Map<string, Draft>
}
export const PactContext = createContext<PactTable | null>(null)
export function usePact(): PactTable {
  const table = use(PactContext)
  if (!table) throw new Error('a piece of the pact lies off the table')
  return table
}
/** What is printed on cards, and what things are called: all that a card needs, on a table or in a book. */
export type Cards = Pick<PactTable, 'house' | 'name'>
export const CardsContext = createContext<Cards | null>(null)
export function useCards(): Cards {
  const cards = use(CardsContext)
  const table = use(PactContext)
  if (!cards && !table) throw new Error('a card of the pact lies neither on a table nor in a book')
  return cards ?? table!
}
export const houseOf = (view: View): House => view.house ?? STANDARD

export const cardRef = (id: string): Ref => ({ kind: 'card', id })
export const courtierRef = (id: string): Ref => ({ kind: 'courtier', id })
export const fieldRef = (id: number): Ref => ({ kind: 'field', id })
export const tileRef = (id: string): Ref => ({ kind: 'tile', id })
