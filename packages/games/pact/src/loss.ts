import type { Seat } from '@cloak/kernel'
import { achievementsOf } from './counts.ts'
import { bookOf } from './data/book.ts'
import type { BuildingId } from './data/buildings/index.ts'
import type { Inquisitor } from './data/pieces.ts'
import type { Open, OpenPlayer } from './types.ts'

/** What penalties are read off that lies before everybody. */
type Shown = Pick<Open, 'house' | 'snapshot'> & {
  readonly players: readonly Pick<OpenPlayer, 'built' | 'minors' | 'majors'>[]
}
/** Inquisitors who take points, and leave no choice. */
export type Punisher = Extract<Inquisitor, 'fundamentalist' | 'plebeian' | 'orator' | 'guest'>

/** The points that such an inquisitor takes from a player who leaves him unanswered (DWD-20.1). */
export function lossBy(t: Shown, seat: Seat, inquisitor: Punisher): number {
  const { penalties } = bookOf(t).house
  const p = t.players[seat]!
  switch (inquisitor) {
    case 'fundamentalist':
      return penalties.fundamentalist * achievementsOf(p)
    case 'plebeian':
      return penalties.plebeian * Math.floor(p.built.length / 2)
    case 'orator': {
      const { points, more } = penalties.orator
      const stands = t.snapshot.every((level, other) => other === seat || level < t.snapshot[seat]!)
      return points + (stands ? 0 : more)
    }
    case 'guest':
      return penalties.guest
  }
}
/** The points that the Ascetic takes from a player who gives him so many resources (DWD-20.1). */
export function lossToAscetic(t: Pick<Open, 'house'>, given: number): number {
  const { tokens, points } = bookOf(t).house.penalties.ascetic
  return points * Math.max(0, tokens - given)
}

/** The buildings worth most; the Vandal takes one of them (DWD-20.3). */
export function finest(t: Shown, seat: Seat): BuildingId[] {
  const { cards } = bookOf(t)
  const { built } = t.players[seat]!
  const most = Math.max(...built.map(b => cards[b.card].vp))
  return built.filter(b => cards[b.card].vp === most).map(b => b.card)
}
