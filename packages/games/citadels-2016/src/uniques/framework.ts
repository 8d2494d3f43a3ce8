import { buildable, destroy, raise, special, way } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'
import { whyOwnCityStands } from './completed.ts'

/** CIT-7.6 */
export const framework = special('framework', 3, {
  way: way({
    do: 'framework',
    pays: 'any',
    whyNot: whyOwnCityStands,
    what: (acts, offer, lean) => oneOf(buildable(acts, offer, lean)),
    does(x, acts, card, offer) {
      const { e, t, seat } = acts
      destroy(
        x,
        e,
        seat,
        t.players[seat]!.city.findIndex(built => built.card === 'framework'),
      )
      x.tell('destroyed', { by: seat, seat, card: 'framework', gold: 0, source: 'framework' })
      raise(x, acts, card, offer, { paid: false, gold: 0 })
    },
  }),
})
