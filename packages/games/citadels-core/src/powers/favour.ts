import type { Seat } from '@cloak/kernel'
import { deed } from '../ability.ts'
import { gainGold } from '../deck.ts'
import type { Acts, CharacterCard } from '../cards.ts'
import { areNeighbours, holderOf, revealerOf } from '../holder.ts'
import type { T } from '../types.ts'
import { why } from '../why.ts'

const NO_NEIGHBOUR = why('CIT-6.9.1', 'no-royal-neighbour')

/** The seat that counts: her player's, under the Witch the Witch's (CIT-11.1). */
const seatOf = (t: T, player: Seat): Seat => (t.rulings['queenIsTheWitch'] ? player : (holderOf(t, 'queen') ?? player))

const isBesideRankFour = (acts: Acts): boolean => {
  const royal = acts.t.cast[3]!
  const revealer = royal === acts.t.killed ? null : revealerOf(acts.t, royal)
  return revealer !== null && areNeighbours(acts.t, seatOf(acts.t, acts.seat), revealer)
}

/** CIT-6.9.1: gold for sitting beside whoever revealed rank 4; beside a killed one, when it is shown. */
export const favoured: Pick<CharacterCard, 'abilities' | 'onTurn' | 'onHeirShown'> = {
  abilities: [
    deed({
      do: 'favour',
      whyNot: acts => (isBesideRankFour(acts) ? undefined : NO_NEIGHBOUR),
      does: (x, { seat }) => gainGold(x, seat, 3, 'queen'),
    }),
  ],
  onTurn: (_, acts) => {
    acts.t.queen = acts.seat
  },
  onHeirShown(x, heir) {
    const { queen } = x.t
    if (queen !== null && areNeighbours(x.t, seatOf(x.t, queen), heir)) gainGold(x, queen, 3, 'queen')
  },
}
