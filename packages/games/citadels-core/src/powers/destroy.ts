import { oneOf, type Option, type Seat, type Why } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { districtOptions } from '../city.ts'
import { ruin } from '../destroy.ts'
import type { Acts } from '../cards.ts'
import { whyNotCity, whyNotDistrict } from '../rank-eight.ts'
import { costOf, districtAt, type DistrictId } from '../reading/city.ts'
import type { Position } from '../reading/position.ts'
import { surchargeOn } from '../reading/price.ts'
import type { Built } from '../types.ts'
import { why } from '../why.ts'

const TOO_DEAR = why('CIT-6.8.1', 'too-dear')

/** CIT-6.8.1: one district is destroyed for one less than it cost. */
export const destroys: Ability = choice({
  do: 'destroy',
  what: (acts, lean) => oneOf(targets(acts, lean)),
  price(position, id) {
    const { seat: owner, built } = districtAt(position.t, id)
    return priceOf(position, owner, built)
  },
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
function priceOf(position: Position, owner: Seat, built: Built): number {
  const spared = owner === position.seat && !position.t.rulings['wallInOwnCity']
  return costOf(position.e, built) - 1 + (spared ? 0 : surchargeOn(position, owner, built))
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
