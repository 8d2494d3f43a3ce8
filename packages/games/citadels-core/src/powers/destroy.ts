import { oneOf, type Option, type Seat, type Why } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { costOf, districtAt, type DistrictId, districtOptions } from '../city.ts'
import { ruin } from '../destroy.ts'
import type { Acts } from '../cards.ts'
import { surchargeOn, whyNotCity, whyNotDistrict } from '../rank-eight.ts'
import type { Built } from '../types.ts'
import { why } from '../why.ts'

const TOO_DEAR = why('CIT-6.8.1', 'too-dear')

/** CIT-6.8.1: one district is destroyed for one less than it cost. */
export const destroys: Ability = choice({
  do: 'destroy',
  what: (acts, lean) => oneOf(targets(acts, lean)),
  does(x, acts, id) {
    const { e, t, seat } = acts
    const { seat: owner, index, built } = districtAt(t, id)
    const gold = priceOf(acts, owner, built)
    t.players[seat]!.gold -= gold
    x.tell('destroyed', { by: seat, seat: owner, card: built.card, gold, source: 'warlord' })
    ruin(x, e, owner, index, seat)
  },
})

/** One less than it cost; more behind a Great Wall, his own included (CIT-11.47, CIT-11.49). */
function priceOf(acts: Acts, owner: Seat, built: Built): number {
  const spared = owner === acts.seat && !acts.t.rulings['wallInOwnCity']
  return costOf(acts.e, built) - 1 + (spared ? 0 : surchargeOn(acts, owner, built))
}

function targets(acts: Acts, lean: boolean): Option<DistrictId>[] {
  const { gold } = acts.t.players[acts.seat]!
  const out: Option<DistrictId>[] = []
  for (let owner = 0; owner < acts.t.players.length; owner++) {
    const noCity = whyNotCity(acts, owner)
    if (lean && noCity) continue
    const whyNot = (built: Built): Why | undefined =>
      noCity ?? whyNotDistrict(acts, built) ?? (priceOf(acts, owner, built) > gold ? TOO_DEAR : undefined)
    districtOptions(acts.t, owner, whyNot, lean, out)
  }
  return out
}
