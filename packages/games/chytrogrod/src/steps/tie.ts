import { type Chapter, inOrder, oneOf, orElse, seatOption, steps } from '@cloak/kernel'
import { liveCards } from '../cards.ts'
import { fromFavourite } from '../seats.ts'
import type { Chytrogrod } from '../types.ts'
import { actAs } from './resolve.ts'

const { asks } = steps<Chytrogrod>()

export const tie: Chapter<Chytrogrod, 'tie'> = {
  'tie.one': asks({
    who: t => t.favourite,
    prompt: (_, { district, kind }) => ({ key: 'chytrogrod.prompt.tie', args: { district, kind } }),
    what: (t, { among }) => {
      const seats = fromFavourite(t, among)
      return orElse(oneOf(seats.map(seatOption)), seats[0]!) // CHY-13.31
    },
    does(x, { district, kind, among }, winner, favourite) {
      x.tell('tieBroken', { by: favourite, seat: winner, kind, district })
      for (const laid of liveCards(x.t.districts[district], kind)) {
        if (laid.by === winner || !among.includes(laid.by)) continue
        laid.status = 'ignored' // CHY-6.3
        x.tell('cardIgnored', { seat: laid.by, card: laid.card, district })
      }
      actAs(x, kind, district, winner)
    },
  }),

  'tie.order': asks({
    who: t => t.favourite,
    prompt: (_, { district, size }) => ({ key: 'chytrogrod.prompt.order', args: { district, size } }),
    what: (t, { among }) => {
      const seats = fromFavourite(t, among)
      return orElse(inOrder(seats.map(seatOption)), seats)
    },
    does(x, { district, size }, order, favourite) {
      x.tell('orderNamed', { by: favourite, seats: order, size, district })
      x.t.order = { district, size, seats: order }
      for (const seat of order) x.next('deal.try', { district, size, seat })
    },
  }),
}
