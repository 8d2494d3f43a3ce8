import type { Card, Character, DistrictType, View } from '../src/index.ts'
import { eachPart, incomeIn, rankOf as rankIn, sizeOf } from '../src/reading/index.ts'
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

/** The points of a special district may change before the end: what a bot reckons with. */
function judged(card: Card, points: number): number {
  switch (card) {
    case 'statue':
      return points > 0 ? 3 : 1
    case 'imperial-treasury':
    case 'map-room':
      return points * 0.7
    default:
      return points
  }
}

/** The points of a city as it stands; what a hand counts is left out, for nobody knows it of the others. */
export function pointsOf({ v, a }: Sight, seat: Seat): number {
  const { handSize, underSize } = v.players[seat]!
  let sum = 0
  eachPart({ e: a.cards, t: v, seat }, { hand: null, handSize, underSize }, (_, points, card) => {
    sum += card === null ? points : judged(card, points)
  })
  return sum
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
