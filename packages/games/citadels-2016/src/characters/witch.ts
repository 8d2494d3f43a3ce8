import { asked, type CharacterCard, otherCharacters } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

/** CIT-6.1.2: she gathers, names, and waits; `turn.resume` brings her back as the bewitched character. */
export const witch: CharacterCard<'witch'> = {
  key: 'witch',
  rank: 1,
  limit: 0,
  abilities: [],
  ownTurn(x, { seat }) {
    x.next('gather.must', { seat, as: 'witch' })
    x.next('card.asks', { ask: 'witch.bewitch', seat, as: 'witch', n: seat })
  },
  asks: {
    'witch.bewitch': asked('citadels.prompt.bewitch', {
      what: (acts, _, lean) => oneOf(otherCharacters(acts, lean)),
      does(x, { t, seat }, character) {
        t.bewitched = { by: seat, character }
        t.turn = null
        x.tell('bewitched', { by: seat, character })
      },
    }),
  },
}
