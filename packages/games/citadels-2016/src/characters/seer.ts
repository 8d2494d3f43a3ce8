import { asked, type CharacterCard, copies, deed, handOver, kindOf } from '@cloak/citadels-core'
import { inOrder, type Seat } from '@cloak/kernel'

/** The seats in a number: bit i is seat i. */
const seatsIn = (n: number): Seat[] => [0, 1, 2, 3, 4, 5, 6, 7].filter(seat => n & (1 << seat))

/** CIT-6.3.3: a random card from every hand, then one card back to each of them. */
export const seer: CharacterCard<'seer'> = {
  key: 'seer',
  rank: 3,
  limit: 2,
  abilities: [
    deed({
      do: 'foresee',
      does(x, { t, seat, as }) {
        let from = 0
        t.players.forEach((other, i) => {
          if (i === seat || other.hand.length === 0) return
          const card = x.rng.pick(other.hand)
          handOver(t, i, seat, card)
          from |= 1 << i
          x.tell('tookCard', { by: seat, seat: i, source: 'seer' }, [seat, i], { card })
        })
        if (from !== 0) x.next('card.asks', { ask: 'seer.give', seat, as: as.key, n: from })
      },
    }),
  ],
  asks: {
    'seer.give': asked('citadels.prompt.seer-give', {
      args: ({ n }) => ({ n: seatsIn(n).length }),
      what: ({ t, seat }, { n }) =>
        inOrder(
          copies(t.players[seat]!.hand),
          seatsIn(n).map(id => ({ kind: 'seat', id })),
        ),
      does(x, { t, seat }, given, { n }) {
        seatsIn(n).forEach((to, i) => {
          const card = kindOf(given[i]!)
          handOver(t, seat, to, card)
          x.tell('gaveCard', { by: seat, seat: to, source: 'seer' }, [seat, to], { card })
        })
      },
    }),
  },
}
