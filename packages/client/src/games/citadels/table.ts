import type { Ref } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, use } from 'react'

/** What the pieces of one table share. */
export interface CitadelsTable {
  speaker: Speaker
  names: readonly string[]
  isOlder: boolean
  name(kind: string, id: string | number): string
}
const Context = createContext<CitadelsTable | null>(null)
export const CitadelsContext = Context
export function useCitadels(): CitadelsTable {
  const table = use(Context)
  if (!table) throw new Error('a piece of Citadels lies off the table')
  return table
}

export const cardRef = (id: string): Ref => ({ kind: 'card', id })
export const characterRef = (id: string): Ref => ({ kind: 'character', id })
export const districtRef = (seat: number, card: string): Ref => ({ kind: 'district', id: `${seat}.${card}` })
export const seatRef = (id: number): Ref => ({ kind: 'seat', id })
