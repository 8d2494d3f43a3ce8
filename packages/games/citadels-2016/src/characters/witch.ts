import { ABOUT_NOTHING, type CharacterCard, otherCharacters, question } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

const bewitches = question('witch.bewitch', 'citadels.prompt.bewitch', ABOUT_NOTHING, {
  what: (acts, _, lean) => oneOf(otherCharacters(acts, lean)),
  does(x, { t, seat }, character) {
    t.bewitched = { by: seat, character }
    t.turn = null
    x.tell('bewitched', { by: seat, character })
  },
})

/** CIT-6.1.2: she gathers, names, and waits; `turn.resume` brings her back as the bewitched character. */
export const witch: CharacterCard<'witch'> = {
  key: 'witch',
  rank: 1,
  limit: 0,
  abilities: [],
  ownTurn(x, { seat }) {
    x.next('gather.must', { seat, as: 'witch' })
    bewitches.put(x, { seat, as: 'witch' }, null)
  },
  asks: [bewitches],
}
