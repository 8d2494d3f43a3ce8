import type { OneOf, Option, Seat, Why } from '@cloak/kernel'
import type { Open } from './types.ts'

/** Asked lean, a choice is its legal options, bare. */
const choice = <Id extends string | number>(of: Option<Id>[], lean: boolean): OneOf<Id> => ({
  kind: 'oneOf',
  of: lean ? of.filter(o => !o.barred).map(({ id }) => ({ id })) : of,
})

/** One of the other players, but for those who are barred. */
export const oneSeat = (t: Open, self: Seat, lean: boolean, barred: (seat: Seat) => Why | undefined): OneOf<Seat> =>
  choice(
    t.players.flatMap((_, seat) => (seat === self ? [] : [{ ...seatOption(seat), barred: barred(seat) }])),
    lean,
  )
const seatOption = (id: Seat): Option<Seat> => ({ id, ref: { kind: 'seat', id } })

/** One of a seat's own places, named by the card that lies there: only its owner is asked. */
export const onePlace = (t: Open, seat: Seat, places: readonly number[], lean: boolean): OneOf<number> =>
  choice(
    places.map(place => ({
      id: place,
      ref: { kind: 'card', id: `${seat}.${place}` },
      label: { key: 'dawn.option.place', args: { role: t.players[seat]!.cards[place]!.role, place: place + 1 } },
    })),
    lean,
  )
