import { oneOf, type Why } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { districtOptions } from '../city.ts'
import { districtAt } from '../reading/city.ts'
import type { Built } from '../types.ts'
import { why } from '../why.ts'

const NO_GOLD = why('CIT-6.9.2', 'no-gold')
const BEAUTIFIED = why('CIT-6.9.2', 'beautified-already')

const whyNotBeautify = (built: Built): Why | undefined => (built.beautified ? BEAUTIFIED : undefined)

/** CIT-6.9.2: a coin of the stash on a district of one's own, up to twice. */
export const beautifies: Ability = choice({
  do: 'beautify',
  times: 2,
  whyNot: ({ t, seat }) => (t.players[seat]!.gold === 0 ? NO_GOLD : undefined),
  what: ({ t, seat }, lean) => oneOf(districtOptions(t, seat, whyNotBeautify, lean)),
  price: () => 1,
  does(x, { t, seat }, id) {
    const { index, built } = districtAt(t, id)
    const player = t.players[seat]!
    player.gold--
    player.city = player.city.with(index, { ...built, beautified: true })
    x.tell('beautified', { seat, card: built.card })
  },
})
