import type { Card, Character, Count, DistrictCard, DistrictType, View } from '../src/index.ts'
import { costAs, incomeIn, rankOf as rankIn, sizeOf, TYPES, typesIn } from '../src/reading/index.ts'
import type { Seat } from '@cloak/kernel'
import type { Almanac } from './almanac.ts'

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

/** The number by which a character is called. */
export const rankOf = ({ a }: Sight, character: Character): number => rankIn(a.cards, character)

/** How many districts of this type bring income. */
export const incomeOf = ({ v, a }: Sight, seat: Seat, type: DistrictType): number =>
  incomeIn(a.cards, v.players[seat]!.city, type)

/** The types of the own city, a bit for each of `TYPES`. */
export function typesHeld({ v, me, a, known }: Sight): number {
  if (known.types !== null) return known.types
  let types = 0
  for (const { card } of v.players[me]!.city) types |= a.districtOf(card).bit
  return (known.types = types)
}

/** How many bits are set, of those that types have. */
export function countOfTypes(types: number): number {
  let n = 0
  for (let left = types; left !== 0; left &= left - 1) n++
  return n
}

/** What is still missing to a completed city. */
export const missing = ({ v, a }: Sight, seat: Seat): number => v.citySize - sizeOf(a.cards, v.players[seat]!.city)

/** What a bot reckons with for a special district; the weights of `outlook.ts` were found with these. */
function judged({ key, points }: DistrictCard, count: Count): number {
  const own = points!(count)
  switch (key) {
    case 'statue':
      return own > 0 ? 3 : 1
    case 'imperial-treasury':
    case 'map-room':
      return own * 0.7
    case 'wishing-well':
      return count.of.unique - 1
    case 'basilica':
      return count.t.players[count.seat]!.city.filter(({ card }) => count.e.districts.get(card)!.cost! % 2 === 1).length
    default:
      return own
  }
}

/** The points of a city as it stands. */
export function pointsOf(s: Sight, seat: Seat): number {
  const { v, a } = s
  const { city } = v.players[seat]!
  let points = 0
  let types = 0
  let wild = false
  let count: Count | null = null
  for (let i = 0; i < city.length; i++) {
    const built = city[i]!
    const d = a.districtOf(built.card)
    points += costAs(d, built)
    if (d.points) points += judged(d, (count ??= countOf(s, seat)))
    if (d.wild) wild = true
    types |= d.bit
  }
  const lacks = TYPES.length - countOfTypes(types)
  if (lacks === 0 || (wild && lacks === 1 && city.length > 5)) points += 3
  const place = v.completed.indexOf(seat)
  return points + (place === 0 ? 4 : place > 0 ? 2 : 0)
}
function countOf({ v, a }: Sight, seat: Seat): Count {
  const position = { e: a.cards, t: v, seat }
  return { ...position, of: typesIn(position), held: v.players[seat]! }
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
  const left = missing(s, rival)
  const near = left <= 1 ? 1 : left === 2 ? 0.6 : left === 3 ? 0.25 : 0
  const ahead = prospectOf(s, rival) - prospectOf(s, me)
  return Math.max(0.1, Math.min(1, 0.4 + ahead / 12)) + near
}

export function rivalsOf({ v, me }: Sight): Seat[] {
  const rivals: Seat[] = []
  for (let seat = 0; seat < v.players.length; seat++) if (seat !== me) rivals.push(seat)
  return rivals
}
