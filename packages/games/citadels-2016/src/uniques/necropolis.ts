import {
  type Acts,
  destroy,
  districtAt,
  districtOptions,
  type Offer,
  raise,
  special,
  way,
  why,
  whyNotBuild,
} from '@cloak/citadels-core'
import { oneOf, type Why } from '@cloak/kernel'
import { whyOwnCityStands } from './completed.ts'

const NOTHING_TO_GIVE = why('CIT-7.18', 'nothing-to-sacrifice')

/** CIT-7.18. Any district of the own city will do, the Keep included (CIT-11.35). */
export const necropolis = special('necropolis', 5, {
  way: way({
    do: 'necropolis',
    pays: 'itself',
    whyNot,
    what: ({ t, seat }, _, lean) => oneOf(districtOptions(t, seat, () => undefined, lean)),
    does(x, acts, victim, offer) {
      const { e, t, seat } = acts
      const card = destroy(x, e, seat, districtAt(t, victim).index)
      x.tell('destroyed', { by: seat, seat, card, gold: 0, source: 'necropolis' })
      raise(x, acts, 'necropolis', offer, { paid: false, gold: 0 })
    },
  }),
})

function whyNot(acts: Acts, offer: Offer): Why | undefined {
  const { e, t, seat } = acts
  if (t.players[seat]!.city.length === 0) return NOTHING_TO_GIVE
  return whyNotBuild(acts, e.districts.get('necropolis')!, offer) ?? whyOwnCityStands(acts)
}
