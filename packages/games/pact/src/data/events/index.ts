import { deckA } from './deck-a.ts'
import { deckB } from './deck-b.ts'

/** The 20 events, by name. */
export const EVENTS = { ...deckA, ...deckB }
export type EventId = keyof typeof EVENTS
export const EVENT_IDS = Object.keys(EVENTS) as EventId[]
