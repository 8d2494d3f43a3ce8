import { BUILDING_IDS, type BuildingId, BUILDINGS } from './buildings/index.ts'
import type { Building, Event } from './effects.ts'
import { EVENT_IDS, type EventId, EVENTS } from './events/index.ts'
import type { Goods, Resource } from './pieces.ts'

/** The numbers that the rules text had to invent, marked [house] there. Plain JSON, never changed once on a table. */
export interface House {
  /** The ends of the reputation track (DWD-1.4). */
  track: { min: number; max: number }
  /** How far the short memory moves a marker that stands 0, 1, 2 … spaces from the knot (DWD-1.5). */
  arrows: readonly number[]
  /** Five rounds, four seats, four fields; a luxury fills two neighbouring fields (DWD-1.9). */
  wheel: readonly (readonly (readonly Resource[])[])[]
  /** What each seat begins with, whatever its role (DWD-2.5). */
  stock: readonly Partial<Goods>[]
  /** How much a wish counts when roles are dealt (DWD-2.11). */
  preferences: { like: number; neutral: number; avoid: number }
  /** How many jesters lie in a chest at the beginning (DWD-16.1). */
  jesters: { devil: number; cultist: number; mortal: number }
  /** What the standing effects of buildings amount to (DWD-17.4). */
  flags: { buyBasic2: number; sellPlus1: number; recruitMinus2: number; freeToken: number; angelPrice3: number }
  /** What an unanswered inquisitor does (DWD-20.1). */
  penalties: {
    ascetic: { tokens: number; points: number }
    fundamentalist: number
    plebeian: number
    bailiff: number
    orator: { points: number; more: number }
    libertine: { glass: number; marble: number; points: number }
    guest: number
  }
  buildings: { readonly [B in BuildingId]: Building }
  events: { readonly [E in EventId]: Event }
}

/** The values of the rules text. */
export const STANDARD: House = {
  track: { min: -7, max: 7 },
  arrows: [0, 1, 1, 2, 2, 2, 3, 3],
  wheel: [
    [
      ['glass', 'glass', 'grain', 'stone'],
      ['marble', 'marble', 'grain', 'wood'],
      ['stone', 'wood', 'glass', 'glass'],
      ['grain', 'stone', 'marble', 'marble'],
    ],
    [
      ['wood', 'marble', 'marble', 'grain'],
      ['stone', 'grain', 'wood', 'stone'],
      ['marble', 'marble', 'grain', 'wood'],
      ['stone', 'glass', 'glass', 'wood'],
    ],
    [
      ['wood', 'stone', 'glass', 'glass'],
      ['wood', 'glass', 'glass', 'stone'],
      ['grain', 'wood', 'stone', 'grain'],
      ['marble', 'marble', 'wood', 'grain'],
    ],
    [
      ['stone', 'grain', 'wood', 'stone'],
      ['glass', 'glass', 'wood', 'grain'],
      ['grain', 'marble', 'marble', 'stone'],
      ['grain', 'stone', 'glass', 'glass'],
    ],
    [
      ['grain', 'marble', 'marble', 'wood'],
      ['stone', 'grain', 'marble', 'marble'],
      ['glass', 'glass', 'stone', 'wood'],
      ['wood', 'grain', 'stone', 'wood'],
    ],
  ],
  stock: [
    { wood: 1, coin: 1 },
    { stone: 1, coin: 1 },
    { grain: 1, coin: 1 },
    { wood: 1, coin: 2 },
  ],
  preferences: { like: 1.25, neutral: 1, avoid: 0.8 },
  jesters: { devil: 0, cultist: 4, mortal: 5 },
  flags: { buyBasic2: 2, sellPlus1: 1, recruitMinus2: 2, freeToken: 1, angelPrice3: 3 },
  penalties: {
    ascetic: { tokens: 3, points: 2 },
    fundamentalist: 1,
    plebeian: 1,
    bailiff: 6,
    orator: { points: 2, more: 2 },
    libertine: { glass: 1, marble: 1, points: 4 },
    guest: 4,
  },
  buildings: BUILDINGS,
  events: EVENTS,
}

type Whole = Omit<House, 'buildings' | 'events' | 'penalties'>
/** What a host writes: whatever is left out stays as it is in the rules text, cards and penalties one by one. */
export type HouseValues = Partial<Whole> & {
  penalties?: Partial<House['penalties']>
  buildings?: { [B in BuildingId]?: Partial<Omit<Building, 'no'>> }
  events?: { [E in EventId]?: Partial<Omit<Event, 'no'>> }
}

/** The standard values with the host's own in their place. */
export function houseOf(values: HouseValues): House {
  const { buildings = {}, events = {}, penalties = {}, ...whole } = values
  const house = { ...STANDARD, ...whole, penalties: { ...STANDARD.penalties, ...penalties } }
  const built: { [B in BuildingId]?: Building } = {}
  for (const id of BUILDING_IDS) {
    const { stack, ...card }: Building = { ...BUILDINGS[id], ...buildings[id] }
    built[id] = card.deck === 1 && stack ? { ...card, stack } : card
  }
  const held: { [E in EventId]?: Event } = {}
  for (const id of EVENT_IDS) held[id] = { ...EVENTS[id], ...events[id] }
  return { ...house, buildings: { ...BUILDINGS, ...built }, events: { ...EVENTS, ...held } }
}
