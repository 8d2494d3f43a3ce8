import { oneOf, type Why } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import type { CharacterCard } from '../cards.ts'
import { otherCharacters } from '../naming.ts'
import type { T } from '../types.ts'
import { why } from '../why.ts'

const FIRST = why('CIT-6.2.1', 'rank-one')
const KILLED = why('CIT-6.2.1', 'is-killed')
const BEWITCHED = why('CIT-6.2.1', 'is-bewitched')

/** CIT-6.2.1: another character is robbed when it is called. */
export const robs: Ability = choice({
  do: 'rob',
  what: (acts, lean) => oneOf(otherCharacters(acts, lean, card => whyNotRob(acts.t, card))),
  does(x, { t, seat }, character) {
    t.robbed = { by: seat, character }
    x.tell('marked', { by: seat, character })
  },
})

function whyNotRob(t: T, { key, rank }: CharacterCard): Why | undefined {
  if (rank === 1) return FIRST
  if (t.killed === key) return KILLED
  return t.bewitched?.character === key ? BEWITCHED : undefined
}
