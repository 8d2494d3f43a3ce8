import { type About, type CharacterCard, copies, deed, handOver, kindOf, question } from '@cloak/citadels-core'
import { inOrder, type Seat } from '@cloak/kernel'

/** Seats as a number: bit i is seat i. */
const ABOUT_SEATS: About<readonly Seat[]> = {
  write: seats => seats.reduce((n, seat) => n | (1 << seat), 0),
  read: n => [0, 1, 2, 3, 4, 5, 6, 7].filter(seat => n & (1 << seat)),
}

const gives = question('seer.give', 'citadels.prompt.seer-give', ABOUT_SEATS, {
  args: seats => ({ n: seats.length }),
  what: ({ t, seat }, seats) =>
    inOrder(
      copies(t.players[seat]!.hand),
      seats.map(id => ({ kind: 'seat', id })),
    ),
  does(x, { t, seat }, given, seats) {
    seats.forEach((to, i) => {
      const card = kindOf(given[i]!)
      handOver(t, seat, to, card)
      x.tell('gaveCard', { by: seat, seat: to, source: 'seer' }, [seat, to], { card })
    })
  },
})

/** CIT-6.3.3: a random card from every hand, then one card back to each of them. */
export const seer: CharacterCard<'seer'> = {
  key: 'seer',
  rank: 3,
  limit: 2,
  abilities: [
    deed({
      do: 'foresee',
      does(x, { t, seat, as }) {
        const from: Seat[] = []
        t.players.forEach((other, i) => {
          if (i === seat || other.hand.length === 0) return
          const card = x.rng.pick(other.hand)
          handOver(t, i, seat, card)
          from.push(i)
          x.tell('tookCard', { by: seat, seat: i, source: 'seer' }, [seat, i], { card })
        })
        if (from.length > 0) gives.put(x, { seat, as: as.key }, from)
      },
    }),
  ],
  asks: [gives],
}
