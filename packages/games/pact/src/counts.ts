import type { Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import type { Condition, Count } from './data/effects.ts'
import { COURTIERS, MAJORS, MINORS, REPUTATION_START, type Type } from './data/pieces.ts'
import { playersHigher, playersLower } from './reputation.ts'
import type { Open, OpenPlayer } from './types.ts'

/** Own buildings of a type, two-symbol ones once; a science building is nothing but that (DWD-17.2, 22.14). */
function buildingsOf(t: Open, seat: Seat, type: Type): number {
  const { cards } = bookOf(t)
  return t.players[seat]!.built.filter(({ card }) => cards[card].types.includes(type)).length
}

export const courtiersHeld = (p: OpenPlayer): number => COURTIERS.filter(c => p.courtiers[c] === 'held').length

/** Minor and major tiles earned by any route; a tile given up is no longer one's own (DWD-17.2). */
export const achievementsOf = (p: OpenPlayer): number =>
  MINORS.filter(m => typeof p.minors[m] === 'number').length + MAJORS.filter(j => p.majors[j]).length

export function countOf(t: Open, seat: Seat, count: Count): number {
  switch (count) {
    case 'R':
    case 'U':
    case 'C':
    case 'S':
      return buildingsOf(t, seat, count)
    case 'playersLower':
      return playersLower(t, seat)
    case 'courtiersHeld':
      return courtiersHeld(t.players[seat]!)
    case 'achievements':
      return achievementsOf(t.players[seat]!)
  }
}

export function holds(t: Open, seat: Seat, condition: Condition): boolean {
  const p = t.players[seat]!
  switch (condition) {
    case 'rep>=START':
      return p.reputation >= REPUTATION_START
    case 'rep<START':
      return p.reputation < REPUTATION_START
    case 'allOthersHigher':
      return playersHigher(t, seat) === t.players.length - 1
    case 'playersLower>=2':
      return playersLower(t, seat) >= 2
    case 'recruited':
      return p.turn.recruited
    case 'tokens>=3':
      return p.turn.performed >= 3
    case 'debt==0':
      return p.debt === 0
  }
}
