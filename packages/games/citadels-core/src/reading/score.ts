import type { Count } from '../cards.ts'
import { type Card, type DistrictType, TYPES } from '../types.ts'
import { costOf, isCompleted } from './city.ts'
import type { Held, Position } from './position.ts'

/** One item of a score. `wild` brings nothing by itself: it says as which type the district counts. */
export type Part =
  | { readonly of: 'districts' | 'completed-first' | 'completed' | 'five-types'; readonly points: number }
  | { readonly of: 'special'; readonly card: Card; readonly points: number }
  | { readonly of: 'wild'; readonly card: Card; readonly type: DistrictType; readonly points: 0 }

/** How a city scores as it stands (CIT-9.3); of a hidden hand only its size counts. */
export function scoreOf(position: Position, held: Held): Part[] {
  const { e, t, seat } = position
  let cost = 0
  for (const built of t.players[seat]!.city) cost += costOf(e, built)
  const parts: Part[] = [{ of: 'districts', points: cost }]
  const place = t.completed.indexOf(seat)
  const stands = t.rulings['completionIsFinal'] !== false || isCompleted(e, t, seat) // CIT-9.2
  if (place >= 0 && stands) parts.push(place === 0 ? FIRST : LATER)
  parts.push(...bestOfTypes(position, held))
  for (const card of held.hand ?? []) {
    const points = e.districts.get(card)!.pointsInHand
    if (points) parts.push({ of: 'special', card, points })
  }
  return parts
}
const FIRST: Part = { of: 'completed-first', points: 4 }
const LATER: Part = { of: 'completed', points: 2 }
const FIVE: Part = { of: 'five-types', points: 3 }

export function pointsIn(parts: readonly Part[]): number {
  let sum = 0
  for (const { points } of parts) sum += points
  return sum
}

/** Its own type first: it changes only if that brings more. */
const WILD: readonly DistrictType[] = [...TYPES].reverse()

/** CIT-7.9: the wild district counts as the type that brings most. */
function bestOfTypes(position: Position, held: Held): Part[] {
  const { e, t, seat } = position
  const wild = t.players[seat]!.city.find(built => e.districts.get(built.card)!.wild?.(t, built))
  let best: Part[] = []
  let most = -1
  for (const type of wild ? WILD : [null]) {
    const parts = byTypes({ ...position, held, of: typesOf(position, wild?.card ?? null, type) })
    const sum = pointsIn(parts)
    if (sum <= most) continue
    most = sum
    best = parts
    if (wild && type && type !== 'unique') best.unshift({ of: 'wild', card: wild.card, type, points: 0 })
  }
  return best
}

/** Districts of each type, the wild one counted as chosen. */
export function typesOf({ e, t, seat }: Position, wild: Card | null, as: DistrictType | null): Count['of'] {
  const of = { noble: 0, religious: 0, trade: 0, military: 0, unique: 0 }
  for (const built of t.players[seat]!.city) of[built.card === wild && as ? as : e.districts.get(built.card)!.type]++
  return of
}

function byTypes(count: Count): Part[] {
  const { e, t, seat, of } = count
  const parts: Part[] = TYPES.every(type => of[type] > 0) ? [FIVE] : []
  for (const { card } of t.players[seat]!.city) {
    const points = e.districts.get(card)!.points?.(count)
    if (points) parts.push({ of: 'special', card, points })
  }
  return parts
}
