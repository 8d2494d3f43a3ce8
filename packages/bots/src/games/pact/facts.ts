import { BUILDINGS, type BuildingId } from '@cloak/pact/data/buildings/index'
import type { Building, Condition, Effect } from '@cloak/pact/data/effects'
import type { EventId } from '@cloak/pact/data/events/index'
import { type House, STANDARD } from '@cloak/pact/data/house'
import { type Courtier, type Goods, SCIENCE_REPUTATION, type Type } from '@cloak/pact/data/pieces'

/** What must be paid: goods, and any mix of so many basics. */
export type Cost = Goods & { basics: number }
/** An effect as a player reads it: first what it takes, then what it gives. */
export interface Deed {
  cost: Cost
  conditions: readonly Condition[]
  courtier: Courtier | null
  gains: readonly Effect[]
}
/** A building as a player reads it. */
export interface Card {
  id: BuildingId
  deck: number
  types: readonly Type[]
  cost: Cost
  /** How far its builder sinks. */
  sinks: number
  timing: Building['timing']
  effects: readonly Effect[]
  action: Deed | null
  vp: number
}
/** All that is printed, in the host's values or those of the rules text. */
export interface Facts {
  house: House
  card(id: BuildingId): Card
  left(id: EventId): { gain: readonly Effect[]; rep: number }
  right(id: EventId): Deed & { rep: number }
}

export const noCost = (): Cost => ({ wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0, basics: 0 })

function deedOf(effects: readonly Effect[]): Deed {
  const cost = noCost()
  const conditions: Condition[] = []
  let courtier: Courtier | null = null
  const gains: Effect[] = []
  for (const e of effects)
    if (e.op === 'pay') cost[e.res] += e.n
    else if (e.op === 'payBasic') cost.basics += e.n
    else if (e.op === 'cond') conditions.push(e.cond)
    else if (e.op === 'returnCourtier') courtier = e.kind
    else gains.push(e)
  return { cost, conditions, courtier, gains }
}

function cardOf(id: BuildingId, b: Building): Card {
  const { Wo = 0, St = 0, Gr = 0, Gl = 0, Ma = 0, Co = 0 } = b.cost
  return {
    id,
    deck: b.deck,
    types: b.types,
    cost: { wood: Wo, stone: St, grain: Gr, glass: Gl, marble: Ma, coin: Co, basics: 0 },
    sinks: b.types.includes('S') ? SCIENCE_REPUTATION : 0,
    timing: b.timing,
    effects: b.effects,
    action: b.timing === 'action' ? deedOf(b.effects) : null,
    vp: b.vp,
  }
}

function read(house: House): Facts {
  const cards = new Map<string, Card>()
  for (const id of ids) cards.set(id, cardOf(id, house.buildings[id]))
  const rights = new Map<EventId, Deed & { rep: number }>()
  return {
    house,
    card: id => cards.get(id)!,
    left: id => house.events[id].left,
    right(id) {
      let deed = rights.get(id)
      if (!deed) {
        const { cost, gain, rep } = house.events[id].right
        rights.set(id, (deed = { ...deedOf([...cost, ...gain]), rep }))
      }
      return deed
    },
  }
}
const isBuilding = (id: string): id is BuildingId => Object.hasOwn(BUILDINGS, id)
const ids = Object.keys(BUILDINGS).filter(isBuilding)

const standard = read(STANDARD)
const others = new WeakMap<House, Facts>()

/** The facts in force at a table; each host's values are read once. */
export function factsOf(house: House | null): Facts {
  if (!house) return standard
  let facts = others.get(house)
  if (!facts) others.set(house, (facts = read(house)))
  return facts
}
