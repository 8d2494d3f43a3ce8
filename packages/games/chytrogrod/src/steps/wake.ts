import { type Chapter, type Seat, steps } from '@cloak/kernel'
import { ANY_DISTRICT } from '../choices.ts'
import { GOOD_OF } from '../data/pieces.ts'
import { drawDecree, placeDecree } from '../decree.ts'
import { clockwise, favouriteOf } from '../seats.ts'
import { fromSupply } from '../tokens.ts'
import type { Chytrogrod, X } from '../types.ts'

const { asks, does } = steps<Chytrogrod>()

export const wake: Chapter<Chytrogrod, 'wake'> = {
  'wake.goods': does(x => {
    const favourite = favouriteOf(x.t)
    x.t.phase = 'wake'
    x.t.round++
    x.tell('roundBegun', { round: x.t.round, seat: favourite })
    const seats = clockwise(x.t, favourite)
    for (const seat of seats) gain(x, seat)
    for (const seat of seats) x.next('overflow.return', { seat }) // CHY-7.5
    x.next('wake.draw')
    x.next('wake.decree')
    x.next('action.begin')
  }),

  'wake.draw': does(x => drawDecree(x, favouriteOf(x.t))),

  'wake.decree': asks({
    who: t => t.favourite,
    prompt: 'chytrogrod.prompt.decree',
    what: () => ANY_DISTRICT,
    does: (x, _, district) => placeDecree(x, district),
  }),
}

/** CHY-5.2: from the supply of the district the supporter stands on, never from the district itself. */
function gain(x: X, seat: Seat): void {
  const { supporter: district, board } = x.t.players[seat]!
  if (district === null) return
  const good = GOOD_OF[district]
  if (fromSupply(x.t, good, board)) x.tell('goodGained', { seat, good, district })
  else x.tell('supplyEmpty', { good, district })
}
