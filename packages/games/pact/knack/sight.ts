import type { Kind } from '../src/data/pieces.ts'
import type { PlayerView, View } from '../src/types.ts'
import { type Achievement, type Goods, PHASE, ROUNDS } from '../src/data/pieces.ts'
import type { Seat } from '@cloak/kernel'
import { type Book, bookOf } from '../src/data/book.ts'
import { type Account, accountOf, tuckedOf } from '../src/reading/index.ts'
import type { BuildingId } from '../src/data/buildings/index.ts'

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
  account: Account | null
  stable: readonly BuildingId[] | null
  levels: number[]
  standing: Map<string, number>
  needs: Goods | null
  prizes: readonly Prize[] | null
}
/** An achievement that is still to be had, what it is worth, and how many symbols it takes. */
export interface Prize {
  achievement: Achievement
  worth: number
  symbols: number
}

const NOTHING: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }

export function sightOf(v: View, me: Seat): Sight {
  const p = v.players[me]!
  const known = {
    account: null,
    stable: null,
    prizes: null,
    levels: [],
    standing: new Map<string, number>(),
    needs: null,
  }
  return { v, me, p, goods: p.goods ?? NOTHING, kind: p.kind ?? 'mortal1', book: bookOf(v), known }
}

/** The own affairs before a plan is carried out: to be copied, not changed. */
export const affairsOf = ({ v, me, known }: Sight): Account => (known.account ??= accountOf(v, me))

/** What lies under a Stable and works for nothing is used in every plan. */
export function freeUnderStable({ v, me, book, known }: Sight): readonly BuildingId[] {
  return (known.stable ??= tuckedOf(v, me).filter(card => {
    const cost = book.cards[card].action?.cost
    return cost && Object.values(cost).every(n => n === 0)
  }))
}

/** Action phases still to come; the present one counts until plans are carried out. */
export const phasesLeft = ({ round, phase }: View): number =>
  Math.max(0, ROUNDS - round + (phase <= PHASE.actions ? 1 : 0))
/** Productions still to come. */
export const harvestsLeft = ({ round }: View): number => Math.max(0, ROUNDS - round)
/** Inquisitions still to come, the present one included. */
export const inquisitionsLeft = ({ round }: View): number => (round <= 3 ? 2 : 1)

export const soulsOf = ({ souls }: PlayerView): number => (souls ? souls.plain + souls.marked : 0)
