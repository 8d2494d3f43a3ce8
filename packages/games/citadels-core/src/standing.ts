import type { Msg, Seat, Standing } from '@cloak/kernel'
import { costOf, isCompleted } from './city.ts'
import type { Count } from './cards.ts'
import type { Edition } from './edition.ts'
import { type DistrictType, type T, TYPES } from './types.ts'

/** CIT-9.3 to 9.5: points, each item explained, and places. */
export function standing(e: Edition, t: T): Standing[] {
  const scores = t.players.map((_, seat) => score(e, t, seat))
  const ranks = t.players.map((_, seat) => [scores[seat]!.score, ...e.tieBreak(e, t, seat)])
  return scores.map((s, seat) => ({
    place: 1 + ranks.filter(other => compare(other, ranks[seat]!) > 0).length,
    score: s.score,
    why: s.why,
  }))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}

function score(e: Edition, t: T, seat: Seat): { score: number; why: Msg[] } {
  const { city, hand } = t.players[seat]!
  const items: Msg[] = [
    item(
      'districts',
      city.reduce((sum, built) => sum + costOf(e, built), 0),
    ),
  ]
  const place = t.completed.indexOf(seat)
  const stands = t.rulings['completionIsFinal'] !== false || isCompleted(e, t, seat) // CIT-9.2
  if (place >= 0 && stands) items.push(item(place === 0 ? 'completed-first' : 'completed', place === 0 ? 4 : 2))
  items.push(...bestOfTypes(e, t, seat))
  for (const card of hand) {
    const points = e.districts.get(card)!.pointsInHand
    if (points) items.push(special(card, points))
  }
  return { score: items.reduce((sum, i) => sum + Number(i.args!['points']), 0), why: items }
}

const item = (name: string, points: number): Msg => ({ key: `citadels.score.${name}`, args: { points } })
const special = (card: string, points: number): Msg => ({ key: 'citadels.score.special', args: { card, points } })

/** Its own type first: it changes only if that brings more. */
const WILD: readonly DistrictType[] = [...TYPES].reverse()

/** CIT-7.9: the wild district counts as the type that brings most. */
function bestOfTypes(e: Edition, t: T, seat: Seat): Msg[] {
  const wild = t.players[seat]!.city.find(built => e.districts.get(built.card)!.wild?.(t, built))
  let best: Msg[] = []
  let most = -1
  for (const type of wild ? WILD : [null]) {
    const items = byTypes({ e, t, seat, of: countTypes(e, t, seat, wild?.card ?? null, type) })
    const sum = items.reduce((n, i) => n + Number(i.args!['points']), 0)
    if (sum <= most) continue
    most = sum
    best = items
    if (wild && type && type !== 'unique')
      best.unshift({ key: 'citadels.score.wild', args: { card: wild.card, type, points: 0 } })
  }
  return best
}

function countTypes(e: Edition, t: T, seat: Seat, wild: string | null, as: DistrictType | null): Count['of'] {
  const of = { noble: 0, religious: 0, trade: 0, military: 0, unique: 0 }
  for (const built of t.players[seat]!.city) of[built.card === wild && as ? as : e.districts.get(built.card)!.type]++
  return of
}

function byTypes(count: Count): Msg[] {
  const { e, t, seat, of } = count
  const items: Msg[] = TYPES.every(type => of[type] > 0) ? [item('five-types', 3)] : []
  for (const built of t.players[seat]!.city) {
    const points = e.districts.get(built.card)!.points?.(count)
    if (points) items.push(special(built.card, points))
  }
  return items
}
