import type { Count } from '../cards.ts'
import { type Card, type DistrictType, TYPES } from '../types.ts'
import { costAs, isCompleted } from './city.ts'
import type { Held, Position } from './position.ts'

/** One item of a score. `wild` brings nothing by itself: it says as which type the district counts. */
export type Part =
  | { readonly of: 'districts' | 'completed-first' | 'completed' | 'five-types'; readonly points: number }
  | { readonly of: 'special'; readonly card: Card; readonly points: number }
  | { readonly of: 'wild'; readonly card: Card; readonly type: DistrictType; readonly points: 0 }

/** How a city scores as it stands (CIT-9.3); of a hidden hand only its size counts. */
export function scoreOf(position: Position, held: Held): Part[] {
  const parts: Part[] = []
  eachPart(position, held, (of, points, card, type) => {
    if (of === 'wild') parts.push({ of, card: card!, type: type!, points: 0 })
    else if (of !== 'special') parts.push({ of, points })
    else if (points !== 0) parts.push({ of, card: card!, points })
  })
  return parts
}

export function pointsIn(parts: readonly Part[]): number {
  let sum = 0
  for (const { points } of parts) sum += points
  return sum
}

type Add = (of: Part['of'], points: number, card: Card | null, type: DistrictType | null) => void
const [FIRST, LATER, FIVE] = [4, 2, 3]

/** Calls `add` for each part; a special district that brings nothing now is one of them. Bots reckon with it all the time. */
export function eachPart(position: Position, held: Held, add: Add): void {
  const { e, t, seat } = position
  const { city } = t.players[seat]!
  let cost = 0
  let types = 0
  let isPlain = true
  let wild: Card | null = null
  for (let i = 0; i < city.length; i++) {
    const built = city[i]!
    const d = e.districts.get(built.card)!
    cost += costAs(d, built)
    types |= d.bit
    if (d.points) isPlain = false
    if (wild === null && d.wild?.(t, built)) wild = d.key
  }
  add('districts', cost, null, null)
  const place = t.completed.indexOf(seat)
  const stands = place >= 0 && (t.rulings['completionIsFinal'] !== false || isCompleted(e, t, seat)) // CIT-9.2
  if (stands) add(place === 0 ? 'completed-first' : 'completed', place === 0 ? FIRST : LATER, null, null)
  if (wild === null && types === ALL) add('five-types', FIVE, null, null)
  if (wild !== null || !isPlain) bySpecials(position, held, wild, add)
  if (held.hand)
    for (const card of held.hand) {
      const points = e.districts.get(card)!.pointsInHand
      if (points) add('special', points, card, null)
    }
}

const ALL = (1 << TYPES.length) - 1

/** What special districts bring, and what a wild one changes. */
function bySpecials(position: Position, held: Held, wild: Card | null, add: Add): void {
  const { e, t, seat } = position
  const { city } = t.players[seat]!
  const own = typesIn(position)
  const type = wild === null ? 'unique' : bestFor(position, held, own)
  const of = withWild(own, type)
  if (wild !== null && type !== 'unique') add('wild', 0, wild, type)
  if (wild !== null && hasAll(of)) add('five-types', FIVE, null, null)
  const count: Count = { e, t, seat, of, held }
  for (const { card } of city) {
    const { points } = e.districts.get(card)!
    if (points) add('special', points(count), card, null)
  }
}

type Types = { [type in DistrictType]: number }
/** Districts of each type, a wild one by its own. */
function typesIn({ e, t, seat }: Position): Types {
  const types: Types = { noble: 0, religious: 0, trade: 0, military: 0, unique: 0 }
  for (const { card } of t.players[seat]!.city) types[e.districts.get(card)!.type]++
  return types
}

const hasAll = (types: Types): boolean =>
  types.noble > 0 && types.religious > 0 && types.trade > 0 && types.military > 0 && types.unique > 0

/** The wild district is special by its own type (CIT-7.9). */
const withWild = (types: Types, as: DistrictType): Types =>
  as === 'unique' ? types : { ...types, unique: types.unique - 1, [as]: types[as] + 1 }

/** Its own type first: it changes only if that brings more. */
const WILD: readonly DistrictType[] = [...TYPES].reverse()

/** CIT-7.9: the type as which the wild district brings most. */
function bestFor({ e, t, seat }: Position, held: Held, types: Types): DistrictType {
  let best: DistrictType = 'unique'
  let most = -1
  for (const type of WILD) {
    const of = withWild(types, type)
    let sum = hasAll(of) ? FIVE : 0
    for (const { card } of t.players[seat]!.city) sum += e.districts.get(card)!.points?.({ e, t, seat, of, held }) ?? 0
    if (sum <= most) continue
    most = sum
    best = type
  }
  return best
}
