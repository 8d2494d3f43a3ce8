import type { View } from '@cloak/citadels-core'
import type { Ref, Seen } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, use } from 'react'
import type { AskedAt } from './asked-at.ts'

/** What the pieces of one table share. */
export interface CitadelsTable {
  seen: Seen<object>
  view: View
  seat: number | null
  speaker: Speaker
  names: readonly string[]
  isOlder: boolean
  /** Where on the table the answers are given that are no things. */
  asked: AskedAt
  name(kind: string, id: string | number): string
}
const Context = createContext<CitadelsTable | null>(null)
export const CitadelsContext = Context
export function useCitadels(): CitadelsTable {
  const table = use(Context)
  if (!table) throw new Error('a piece of Citadels lies off the table')
  return table
}

/** Which edition is on the table; each has rulings of its own. */
export const isOlderEdition = ({ rulings }: View): boolean => Object.hasOwn(rulings, 'ballRoomIsSilent')
/** Who chooses a character now; null after the selection. */
export function chooserOf({ draft, players }: View): number | null {
  const next = draft.picks[draft.made]
  return next ? (draft.from + next.place) % players.length : null
}
export const rankOf = ({ cast }: View, character: string): number => cast.indexOf(character) + 1

export const cardRef = (id: string): Ref => ({ kind: 'card', id })
export const characterRef = (id: string): Ref => ({ kind: 'character', id })
export const districtRef = (seat: number, card: string): Ref => ({ kind: 'district', id: `${seat}.${card}` })
export const seatRef = (id: number): Ref => ({ kind: 'seat', id })
