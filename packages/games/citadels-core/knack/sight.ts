import type { Built, Card, Character, DistrictType, View } from '../src/types.ts'
import type { Seat } from '@cloak/kernel'
import { type Almanac, TYPES } from './almanac.ts'

export type { Character } from '../src/types.ts'

/** Is this what one sees of Citadels? */
export const isCitadelsView = (view: object): view is View => 'citySize' in view && 'cast' in view

/** What the player at `me` looks at, and what he knows of the cards. */
export interface Sight {
  readonly v: View
  readonly me: Seat
  readonly a: Almanac
  /** What was reckoned already: a view does not change, and the same is asked of it again and again. */
  readonly known: Known
}
interface Known {
  prospects: number[]
  /** The types of the own city as bits, and the own plans. */
  types: number | null
  plans: readonly Card[] | null
}

export const sightOf = (v: View, me: Seat, a: Almanac): Sight => ({
  v,
  me,
  a,
  known: { prospects: [], types: null, plans: null },
})

/** The rank by which a character is called: its place in the cast. */
export const rankOf = (v: View, character: Character): number => v.cast.indexOf(character) + 1

export const has = (v: View, seat: Seat, card: Card): boolean => {
  const { city } = v.players[seat]!
  for (let i = 0; i < city.length; i++) if (city[i]!.card === card) return true
  return false
}

/** How many districts of this type bring income. */
export function incomeOf({ v, a }: Sight, seat: Seat, type: DistrictType): number {
  let n = 0
  for (const { card } of v.players[seat]!.city) if (a.typeOf(card) === type || card === 'school-of-magic') n++
  return n
}

/** The types of the own city, a bit for each of `TYPES`. */
export function typesHeld({ v, me, a, known }: Sight): number {
  if (known.types !== null) return known.types
  let types = 0
  for (const { card } of v.players[me]!.city) types |= a.bitOf(card)
  return (known.types = types)
}

/** How many bits are set, of those that types have. */
export function countOfTypes(types: number): number {
  let n = 0
  for (let left = types; left !== 0; left &= left - 1) n++
  return n
}

/** What is still missing to a completed city. */
export const missing = (v: View, seat: Seat): number =>
  v.citySize - v.players[seat]!.city.length - (has(v, seat, 'monument') ? 1 : 0)

/** What a district counts at the end, beyond what it cost. */
function extraOf({ v, a }: Sight, seat: Seat, { card }: Built): number {
  const { city, gold, handSize, underSize } = v.players[seat]!
  const count = (fits: (card: Card) => boolean): number => {
    let n = 0
    for (const built of city) if (fits(built.card)) n++
    return n
  }
  switch (card) {
    case 'dragon-gate':
    case 'university':
      return 2
    case 'wishing-well':
      return count(other => a.typeOf(other) === 'unique' && other !== card)
    case 'ivory-tower':
      return count(other => a.typeOf(other) === 'unique') === 1 ? 5 : 0
    case 'statue':
      return v.crown === seat ? 3 : 1
    case 'basilica':
      return count(other => a.costOf(other) % 2 === 1)
    case 'capitol':
      return TYPES.some(type => count(other => a.typeOf(other) === type) >= 3) ? 3 : 0
    case 'imperial-treasury':
      return gold * 0.7
    case 'map-room':
      return handSize * 0.7
    case 'museum':
      return underSize
    default:
      return 0
  }
}

/** The points of a city as it stands. */
export function pointsOf(s: Sight, seat: Seat): number {
  const { v, a } = s
  const { city } = v.players[seat]!
  let points = 0
  let types = 0
  let wild = false
  for (let i = 0; i < city.length; i++) {
    const built = city[i]!
    const type = a.typeOf(built.card)
    points += a.costOf(built.card) + (built.beautified ? 1 : 0)
    if (type === 'unique') points += extraOf(s, seat, built)
    if (built.card === 'haunted-quarter' || built.card === 'haunted-city') wild = true
    types |= a.bitOf(built.card)
  }
  const lacks = TYPES.length - countOfTypes(types)
  if (lacks === 0 || (wild && lacks === 1 && city.length > 5)) points += 3
  const place = v.completed.indexOf(seat)
  return points + (place === 0 ? 4 : place > 0 ? 2 : 0)
}

/** How a seat stands: its points, and what its gold and its hand will still come to. */
export const prospectOf = (s: Sight, seat: Seat): number => (s.known.prospects[seat] ??= reckoned(s, seat))
function reckoned(s: Sight, seat: Seat): number {
  const { gold, handSize } = s.v.players[seat]!
  const over = s.v.completed.length > 0
  return pointsOf(s, seat) + (over ? 0.15 : 0.75) * Math.min(gold, 8) + (over ? 0.05 : 0.55) * Math.min(handSize, 6)
}

/** From 0 to about 2: how much it hurts `me` if this rival has a good turn. */
export function threatOf(s: Sight, rival: Seat, me = s.me): number {
  const { v } = s
  const left = missing(v, rival)
  const near = left <= 1 ? 1 : left === 2 ? 0.6 : left === 3 ? 0.25 : 0
  const ahead = prospectOf(s, rival) - prospectOf(s, me)
  return Math.max(0.1, Math.min(1, 0.4 + ahead / 12)) + near
}

export function rivalsOf({ v, me }: Sight): Seat[] {
  const rivals: Seat[] = []
  for (let seat = 0; seat < v.players.length; seat++) if (seat !== me) rivals.push(seat)
  return rivals
}
