import { oneOf } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { otherCharacters } from '../naming.ts'

/** CIT-6.1.1: another character is killed this round. */
export const kills: Ability = choice({
  do: 'kill',
  what: (acts, lean) => oneOf(otherCharacters(acts, lean)),
  does(x, { t, seat }, character) {
    t.killed = character
    x.tell('killed', { by: seat, character })
  },
})
