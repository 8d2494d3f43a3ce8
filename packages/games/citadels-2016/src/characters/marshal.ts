import {
  type Acts,
  type Built,
  type CharacterCard,
  choice,
  collects,
  costOf,
  districtAt,
  type DistrictId,
  districtOptions,
  has,
  move,
  noteCompletion,
  type Position,
  surchargeOn,
  whyNotCity,
  whyNotDistrict,
  why,
} from '@cloak/citadels-core'
import { oneOf, type Option, type Seat, type Why } from '@cloak/kernel'

const TOO_GRAND = why('CIT-6.8.3', 'too-grand')
const HAS_IT = why('CIT-6.8.3', 'identical')
const TOO_DEAR = why('CIT-6.8.3', 'too-dear')

/** CIT-6.8.3 */
export const marshal: CharacterCard<'marshal'> = {
  key: 'marshal',
  rank: 8,
  limit: 1,
  abilities: [
    collects('military', 'gold'),
    choice({
      do: 'seize',
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
        t.players[owner]!.gold += gold
        const card = move(x, e, owner, index, seat)
        x.tell('seized', { by: seat, seat: owner, card, gold })
        noteCompletion(x, e, seat)
      },
    }),
  ],
}

/** What it cost, and the Great Wall's surcharge (CIT-11.48). */
const priceOf = (position: Position, owner: Seat, built: Built): number =>
  costOf(position.e, built) + surchargeOn(position, owner, built)

function targets(acts: Acts, lean: boolean): Option<DistrictId>[] {
  const out: Option<DistrictId>[] = []
  for (let owner = 0; owner < acts.t.players.length; owner++) {
    if (owner === acts.seat) continue
    const noCity = whyNotCity(acts, owner)
    if (lean && noCity) continue
    districtOptions(acts.t, owner, built => noCity ?? whyNotSeize(acts, owner, built), lean, out)
  }
  return out
}

/** The surcharge changes what is paid, not the cost that is limited (CIT-11.48). */
function whyNotSeize(acts: Acts, owner: Seat, built: Built): Why | undefined {
  const cost = costOf(acts.e, built)
  if (cost > 3) return TOO_GRAND
  if (has(acts.t, acts.seat, built.card)) return HAS_IT
  if (priceOf(acts, owner, built) > acts.t.players[acts.seat]!.gold) return TOO_DEAR
  return whyNotDistrict(acts, built)
}
