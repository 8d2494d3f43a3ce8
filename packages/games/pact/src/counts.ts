import type { Seat } from '@cloak/kernel'
import type { Town } from './cost.ts'
import { type Book, bookOf } from './data/book.ts'
import type { Condition, Count } from './data/effects.ts'
import { type Courtier, COURTIERS, MAJORS, MINORS, type Place, REPUTATION_START, type Type } from './data/pieces.ts'
import { playersHigher, playersLower } from './reputation.ts'
import type { Open, OpenPlayer } from './types.ts'

/** What counts and conditions look at: a player's own affairs, and where the others stood as the phase began. */
export interface Affairs {
  readonly around: Around
  readonly built: Town
  readonly courtiers: { readonly [C in Courtier]: Place }
  readonly reputation: number
  readonly debt: number
  /** Tokens used, and whether somebody was recruited, in this action phase. */
  readonly performed: number
  readonly recruited: boolean
}
/** What a plan does not change. */
export interface Around {
  readonly book: Book
  readonly minors: OpenPlayer['minors']
  readonly majors: OpenPlayer['majors']
  /** How many players there are beside this one, and how many of them stood lower and higher. */
  readonly rivals: number
  readonly lower: number
  readonly higher: number
}

type Shown = Pick<Open, 'house' | 'snapshot'> & { readonly players: readonly Pick<OpenPlayer, 'minors' | 'majors'>[] }
export function aroundOf(t: Shown, seat: Seat): Around {
  const { minors, majors } = t.players[seat]!
  return {
    book: bookOf(t),
    minors,
    majors,
    rivals: t.players.length - 1,
    lower: playersLower(t, seat),
    higher: playersHigher(t, seat),
  }
}
function affairsOf(t: Open, seat: Seat): Affairs {
  const { built, courtiers, reputation, debt, turn } = t.players[seat]!
  const { performed, recruited } = turn
  return { around: aroundOf(t, seat), built, courtiers, reputation, debt, performed, recruited }
}

/** Own buildings of a type, two-symbol ones once; a science building is nothing but that (DWD-17.2, 22.14). */
function buildingsOf({ around: { book }, built }: Affairs, type: Type): number {
  let n = 0
  for (const { card } of built) if (book.cards[card].types.includes(type)) n++
  return n
}

export const courtiersHeld = (p: Pick<Affairs, 'courtiers'>): number =>
  COURTIERS.filter(c => p.courtiers[c] === 'held').length

/** Minor and major tiles earned by any route; a tile given up is no longer one's own (DWD-17.2). */
export const achievementsOf = (p: Pick<Around, 'minors' | 'majors'>): number =>
  MINORS.filter(m => typeof p.minors[m] === 'number').length + MAJORS.filter(j => p.majors[j]).length

export const countOf = (t: Open, seat: Seat, count: Count): number => countIn(affairsOf(t, seat), count)
export function countIn(own: Affairs, count: Count): number {
  switch (count) {
    case 'R':
    case 'U':
    case 'C':
    case 'S':
      return buildingsOf(own, count)
    case 'playersLower':
      return own.around.lower
    case 'courtiersHeld':
      return courtiersHeld(own)
    case 'achievements':
      return achievementsOf(own.around)
  }
}

export const holds = (t: Open, seat: Seat, condition: Condition): boolean => holdsIn(affairsOf(t, seat), condition)
export function holdsIn(own: Affairs, condition: Condition): boolean {
  switch (condition) {
    case 'rep>=START':
      return own.reputation >= REPUTATION_START
    case 'rep<START':
      return own.reputation < REPUTATION_START
    case 'allOthersHigher':
      return own.around.higher === own.around.rivals
    case 'playersLower>=2':
      return own.around.lower >= 2
    case 'recruited':
      return own.recruited
    case 'tokens>=3':
      return own.performed >= 3
    case 'debt==0':
      return own.debt === 0
  }
}
