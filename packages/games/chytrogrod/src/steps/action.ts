import { type Chapter, form, type Option, type Seat, steps } from '@cloak/kernel'
import { deckOf } from '../cards.ts'
import { ANY_DISTRICT, choice, option, why } from '../choices.ts'
import { type Card, turnsWith } from '../data/pieces.ts'
import { clockwise, favouriteOf } from '../seats.ts'
import type { Chytrogrod, Open } from '../types.ts'

const { asks, does } = steps<Chytrogrod>()

export const action: Chapter<Chytrogrod, 'action'> = {
  'action.begin': does(x => {
    x.t.phase = 'action'
    const round = clockwise(x.t, favouriteOf(x.t))
    for (let turn = turnsWith(x.t.players.length); turn > 0; turn--)
      for (const seat of round) x.next('action.play', { seat })
    x.next(x.t.intrigues ? 'intrigue.begin' : 'resolve.begin')
  }),

  'action.play': asks({
    who: (_, { seat }) => seat,
    prompt: 'chytrogrod.prompt.play',
    what: (t, { seat }, _, lean) => form({ card: cards(t, seat, lean), district: ANY_DISTRICT }),
    does(x, { seat }, { card, district }) {
      const player = x.t.players[seat]!
      player.hand = player.hand.filter(other => other !== card)
      x.t.districts[district].laid.push({ by: seat, card, face: null, seenBy: null, status: 'live' })
      x.tell('cardPlayed', { seat, district }, [seat], { card })
    },
  }),
}

/** The cards in hand; in full also those that lie on the table (CHY-4.7). */
function cards(t: Open, seat: Seat, lean: boolean) {
  const { hand } = t.players[seat]!
  if (lean)
    return choice(
      hand.map((id): Option<Card> => ({ id })),
      lean,
    )
  return choice(
    deckOf(t).map(id => option('card', id, hand.includes(id) ? undefined : why('CHY-5.6', 'card-played'))),
    lean,
  )
}
