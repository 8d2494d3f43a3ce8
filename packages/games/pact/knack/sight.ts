import type { Kind } from '../src/data/pieces.ts'
import type { PlayerView, View } from '../src/types.ts'
import { type Goods, PHASE, ROUNDS } from '../src/data/pieces.ts'
import type { Seat } from '@cloak/kernel'
import { type Book, bookOf } from '../src/data/book.ts'

/** What the player at `me` looks at, what it holds, and what is printed. */
export interface Sight {
  v: View
  me: Seat
  p: PlayerView
  goods: Goods
  kind: Kind
  book: Book
  /** What was reckoned already: a view does not change, and plans by the dozen ask the same of it. */
  known: Known
}
interface Known {
  flags: ReadonlySet<string> | null
  levels: number[]
  standing: Map<string, number>
  needs: Goods | null
}

const NOTHING: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }

export function sightOf(v: View, me: Seat): Sight {
  const p = v.players[me]!
  const known = { flags: null, levels: [], standing: new Map<string, number>(), needs: null }
  return { v, me, p, goods: p.goods ?? NOTHING, kind: p.kind ?? 'mortal1', book: bookOf(v), known }
}

/** Does one of the own buildings carry this standing rule? */
export function flagged({ p, book, known }: Sight, flag: string): boolean {
  known.flags ??= new Set(p.built.flatMap(({ card }) => book.cards[card].flags))
  return known.flags.has(flag)
}

/** Action phases still to come; the present one counts until plans are carried out. */
export const phasesLeft = ({ round, phase }: View): number =>
  Math.max(0, ROUNDS - round + (phase <= PHASE.actions ? 1 : 0))
/** Productions still to come. */
export const harvestsLeft = ({ round }: View): number => Math.max(0, ROUNDS - round)
/** Inquisitions still to come, the present one included. */
export const inquisitionsLeft = ({ round }: View): number => (round <= 3 ? 2 : 1)

export const soulsOf = ({ souls }: PlayerView): number => (souls ? souls.plain + souls.marked : 0)
