import type { Msg, Seat, Standing } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import { type Part, pointsIn, scoreOf } from './reading/score.ts'
import type { T } from './types.ts'

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
  const { hand, under } = t.players[seat]!
  const parts = scoreOf({ e, t, seat }, { hand, handSize: hand.length, underSize: under.length })
  return { score: pointsIn(parts), why: parts.map(said) }
}

const said = ({ of, ...args }: Part): Msg => ({ key: `citadels.score.${of}`, args })
