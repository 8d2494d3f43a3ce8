import { type Chapter, orElse, steps } from '@cloak/kernel'
import { faceDown, turnUp } from '../cards.ts'
import { onePlace } from '../choices.ts'
import type { Dawn } from '../types.ts'

const { asks, does } = steps<Dawn>()

export const card: Chapter<Dawn, 'card'> = {
  // DAW-7.1: how many cards are face down is public, so that not asking tells nothing.
  'card.lose': does((x, { seat }) => {
    const places = faceDown(x.t.players[seat]!)
    if (places.length > 1) x.next('card.choose', { seat })
    else if (places.length === 1) turnUp(x, seat, places[0]!)
  }),

  'card.choose': asks({
    who: (_, { seat }) => seat,
    prompt: 'dawn.prompt.lose',
    what: (t, { seat }, _, lean) => {
      const places = faceDown(t.players[seat]!)
      return orElse(onePlace(t, seat, places, lean), places[0]!)
    },
    does: (x, { seat }, place) => turnUp(x, seat, place),
  }),
}
