import type { View } from '../src/types.ts'
import type { Cards } from '../src/reading/index.ts'
import type { Seen } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { createContext, use } from 'react'
import { type AskedAt, NOTHING_ASKED } from './pointing/asked-at.ts'
import type { CitadelsId } from './pieces/districts.ts'

/** What the pieces of one table share for the whole game; it stays the same from update to update. */
export interface CitadelsTable {
  seat: number | null
  speaker: Speaker
  names: readonly string[]
  game: CitadelsId
  /** The cards of the edition, to read the table by. */
  cards: Cards
  name(kind: string, id: string | number): string
}
/** What the table looks like now. */
export interface CitadelsMoment {
  seen: Seen<object>
  view: View
}
export const CitadelsContext = createContext<CitadelsTable | null>(null)
export const MomentContext = createContext<CitadelsMoment | null>(null)
export const AskedContext = createContext<AskedAt>(NOTHING_ASKED)

function laid<T>(found: T | null): T {
  if (found === null) throw new Error('a piece of Citadels lies off the table')
  return found
}
export const useCitadels = (): CitadelsTable => laid(use(CitadelsContext))
/** Whoever asks this is drawn at every update; parts that change seldom are given what they show instead. */
export const useMoment = (): CitadelsMoment => laid(use(MomentContext))
/** Where on the table the answers are given that are no things. */
export const useAsked = (): AskedAt => use(AskedContext)

/** Who chooses a character now; null after the selection. */
export function chooserOf({ draft, players }: View): number | null {
  const next = draft.picks[draft.made]
  return next ? (draft.from + next.place) % players.length : null
}

export { cardRef, characterRef, districtRef, seatRef } from './pointing/refs.ts'
