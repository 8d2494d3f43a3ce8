import { type Chapter, type Seat, steps } from '@cloak/kernel'
import { buyoutSums, ownersOf } from '../cards.ts'
import type { Colour } from '../data/pieces.ts'
import { enact } from '../decree.ts'
import { ringFromFirst } from '../seats.ts'
import { tokensIn } from '../tokens.ts'
import type { Chytrogrod, Contest, OpenDistrict, X } from '../types.ts'

const { does } = steps<Chytrogrod>()

export const resolve: Chapter<Chytrogrod, 'resolve'> = {
  'resolve.begin': does(x => {
    x.t.phase = 'resolution'
    for (const district of ringFromFirst(x.t)) x.next('resolve.open', { district })
    x.next('cleanup.check')
  }),

  // CHY-5.11: all cards up, then the decrees, then the five initiatives.
  'resolve.open': does((x, { district }) => {
    const d = x.t.districts[district]
    if (d.laid.length + d.decrees.length === 0) return
    x.tell('districtOpened', { district })
    for (const laid of d.laid) {
      laid.face = laid.card
      x.tell('cardTurnedUp', { seat: laid.by, card: laid.card, district })
    }
    for (const laid of d.decrees) {
      laid.face = laid.decree
      x.tell('decreeTurnedUp', { seat: laid.by, decree: laid.decree, district })
    }
    for (const { decree } of d.decrees) enact(x, district, decree)
    x.next('resolve.contest', { district, kind: 'sabotage' })
    x.next('resolve.contest', { district, kind: 'takeover' })
    x.next('resolve.deals', { district, size: 'big' })
    x.next('resolve.deals', { district, size: 'small' })
    x.next('resolve.contest', { district, kind: 'buyout' })
  }),

  // Sabotage, takeover and buyout: one player acts (CHY-6.3).
  'resolve.contest': does((x, { district, kind }) => {
    const among = rivals(x.t.districts[district], kind)
    if (among.length > 1) x.next('tie.one', { district, kind, among })
    else if (among.length === 1) actAs(x, kind, district, among[0]!)
  }),

  // Deals: everybody acts, in an order (CHY-6.4).
  'resolve.deals': does((x, { district, size }) => {
    const d = x.t.districts[district]
    const among = ownersOf(d, size)
    if (among.length === 0) return
    if (d.stack.top === null) return x.tell('dealsGone', { district }) // CHY-13.12
    if (among.length > 1) x.next('tie.order', { district, size, among })
    else x.next('deal.try', { district, size, seat: among[0]! })
  }),
}

function rivals(d: OpenDistrict, kind: Contest): Seat[] {
  if (kind !== 'buyout') return ownersOf(d, kind)
  return tokensIn(d.tokens) > 0 ? highestBuyers(d) : [] // CHY-13.20
}

/** CHY-4.6: the buyouts of one player are added up; who has the most. */
function highestBuyers(d: OpenDistrict): Seat[] {
  const sums = buyoutSums(
    d.laid,
    d.decrees.map(({ face }) => face),
  )
  const most = Math.max(...sums.values())
  return [...sums.keys()].filter(seat => sums.get(seat) === most)
}

/** What the one player of a contest does. */
export function actAs(x: X, kind: Contest, district: Colour, seat: Seat): void {
  switch (kind) {
    case 'sabotage':
      return x.next('sabotage.act', { district, seat })
    case 'takeover':
      return x.next('takeover.move', { district, seat })
    case 'buyout':
      return x.next('buyout.take', { district, seat })
  }
}
