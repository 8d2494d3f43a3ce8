import type { Rng, Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { CHESTS, type Kind, KINDS } from './data/pieces.ts'
import { add, copyGoods } from './goods.ts'
import { EVERYONE, isMortal } from './seats.ts'
import type { Open } from './types.ts'

type Wish = 'like' | 'neutral' | 'avoid'
export interface Wishes {
  mortal: Wish
  cultist: Wish
  devil: Wish
}

/** All ways to deal the four chests to the four seats. */
export const DEALS: readonly (readonly Kind[])[] = arrangements(KINDS)

function arrangements<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((first, i) => arrangements(of.filter((_, j) => j !== i)).map(rest => [first, ...rest]))
}

/** Every deal stays possible; wishes make it likelier or less likely (DWD-2.11). */
export function dealByWish(t: Pick<Open, 'house'>, wishes: { [seat: Seat]: Wishes }, rng: Rng): readonly Kind[] {
  const { preferences } = bookOf(t).house
  const weights = DEALS.map(kinds =>
    kinds.reduce((product, kind, seat) => {
      const { mortal, cultist, devil } = wishes[seat]!
      return product * preferences[kind === 'devil' ? devil : kind === 'cultist' ? cultist : mortal]
    }, 1),
  )
  const grain = 2 ** 30
  let left = (rng.below(grain) / grain) * weights.reduce((sum, w) => sum + w, 0)
  const drawn = weights.findIndex(w => (left -= w) < 0)
  return DEALS[drawn] ?? DEALS[DEALS.length - 1]!
}

/** Gives every seat its chest and what lies in it (DWD-2.3, 2.5, 16.1). */
export function endow(t: Open, kinds: readonly Kind[]): void {
  const { jesters } = bookOf(t).house
  for (const seat of EVERYONE) {
    const p = t.players[seat]!
    const kind = kinds[seat]!
    const { plain, marked, goods } = CHESTS[kind]
    p.kind = kind
    p.souls = { plain, marked }
    p.goods = copyGoods(p.ledger)
    add(p.goods, goods)
    p.jesters = t.variants.jesters ? jesters[isMortal(kind) ? 'mortal' : kind === 'cultist' ? 'cultist' : 'devil'] : 0
  }
}
