import { BUILDING_IDS, type BuildingId } from './buildings/index.ts'
import type { Building, Condition, Effect, Event, Flag, Price, Timing } from './effects.ts'
import { LETTERS, PRICED } from './effects.ts'
import { EVENT_IDS, type EventId } from './events/index.ts'
import { type House, STANDARD } from './house.ts'
import { type Goods, SCIENCE_REPUTATION, type Symbol3, type Type } from './pieces.ts'

/** What must be paid: goods, and any mix of so many basics (DWD-3.30). */
export type Cost = Goods & { basics: number }

/** An effect split into what it takes and what it gives: the first is tested as one, before anything is gained. */
export interface Deed {
  cost: Cost
  conditions: readonly Condition[]
  courtier: Symbol3 | null
  gains: readonly Effect[]
}

/** A building as the rules work with it. */
export interface Card {
  id: BuildingId
  deck: number
  stack: string | null
  types: readonly Type[]
  cost: Cost
  /** How far its builder sinks (DWD-18.2). */
  reputation: number
  timing: Timing
  effects: readonly Effect[]
  flags: readonly Flag[]
  /** What it does when used with a token; null for all but action buildings. */
  action: Deed | null
  vp: number
}
export interface Happening {
  id: EventId
  deck: 'A' | 'B'
  left: { gain: readonly Effect[]; rep: number }
  right: Deed & { rep: number }
}

/** The values in force, read once, in the form in which the rules use them. */
export interface Book {
  house: House
  cards: { readonly [B in BuildingId]: Card }
  /** The place of a building in the order of numbers. */
  rank: { readonly [B in BuildingId]: number }
  events: { readonly [E in EventId]: Happening }
  /** What each of the eight piles consists of: 1A, 1B, 1C, 1D, 2, 3, 4, 5. */
  decks: readonly (readonly BuildingId[])[]
  /** The pile a building comes from. */
  pile: { readonly [B in BuildingId]: number }
  eventDecks: { readonly A: readonly EventId[]; readonly B: readonly EventId[] }
}

export const noCost = (): Cost => ({ wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0, basics: 0 })

/** The parts of an effect that must be met first, taken together (DWD-17.1, DWD-3.30). */
export function deedOf(effects: readonly Effect[]): Deed {
  const cost = noCost()
  const conditions: Condition[] = []
  let courtier: Symbol3 | null = null
  const gains: Effect[] = []
  for (const e of effects)
    if (e.op === 'pay') cost[e.res] += e.n
    else if (e.op === 'payBasic') cost.basics += e.n
    else if (e.op === 'cond') conditions.push(e.cond)
    else if (e.op === 'returnCourtier') courtier = e.kind
    else gains.push(e)
  return { cost, conditions, courtier, gains }
}

function priceOf(price: Price): Cost {
  const cost = noCost()
  for (const letter of LETTERS) cost[PRICED[letter]] = price[letter] ?? 0
  return cost
}

const cardOf = (id: BuildingId, b: Building): Card => ({
  id,
  deck: b.deck,
  stack: b.stack ?? null,
  types: b.types,
  cost: priceOf(b.cost),
  reputation: b.types.includes('S') ? SCIENCE_REPUTATION : 0,
  timing: b.timing,
  effects: b.effects,
  flags: b.effects.flatMap(e => (e.op === 'mod' ? [e.flag] : [])),
  action: b.timing === 'action' ? deedOf(b.effects) : null,
  vp: b.vp,
})

const happeningOf = (id: EventId, e: Event): Happening => ({
  id,
  deck: e.deck,
  left: e.left,
  right: { ...deedOf([...e.right.cost, ...e.right.gain]), rep: e.right.rep },
})

const DECKS = ['1A', '1B', '1C', '1D', '2', '3', '4', '5']
/** How many piles of buildings there are. */
export const PILES = DECKS.length

function read(house: House): Book {
  const cards = {} as { [B in BuildingId]: Card }
  const rank = {} as { [B in BuildingId]: number }
  BUILDING_IDS.forEach((id, i) => {
    cards[id] = cardOf(id, house.buildings[id])
    rank[id] = i
  })
  const pile = {} as { [B in BuildingId]: number }
  for (const id of BUILDING_IDS) pile[id] = DECKS.indexOf(`${cards[id].deck}${cards[id].stack ?? ''}`)
  const events = {} as { [E in EventId]: Happening }
  for (const id of EVENT_IDS) events[id] = happeningOf(id, house.events[id])
  return {
    house,
    cards,
    rank,
    events,
    decks: DECKS.map((_, i) => BUILDING_IDS.filter(id => pile[id] === i)),
    pile,
    eventDecks: {
      A: EVENT_IDS.filter(id => events[id].deck === 'A'),
      B: EVENT_IDS.filter(id => events[id].deck === 'B'),
    },
  }
}

const standard = read(STANDARD)
const others = new WeakMap<House, Book>()

/** The book for a table: the rules text's own, or that of the host's values. Values are read once. */
export function bookOf(t: { readonly house: House | null }): Book {
  if (t.house === null) return standard
  const known = others.get(t.house)
  if (known) return known
  const book = read(t.house)
  others.set(t.house, book)
  return book
}
