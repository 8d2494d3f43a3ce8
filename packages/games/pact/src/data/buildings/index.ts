import { deck1 } from './deck-1.ts'
import { deck2 } from './deck-2.ts'
import { deck3 } from './deck-3.ts'
import { deck4 } from './deck-4.ts'
import { deck5 } from './deck-5.ts'

/** The 80 buildings, by name; the order is that of their numbers. */
export const BUILDINGS = { ...deck1, ...deck2, ...deck3, ...deck4, ...deck5 }
export type BuildingId = keyof typeof BUILDINGS
export const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[]
