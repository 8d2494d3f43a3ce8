import { menu, oneOf, type OneOf, type Option, type Seat, type Why } from '@cloak/kernel'
import { type Ability, choice } from '../ability.ts'
import { districtOptions, noteCompletion } from '../city.ts'
import { move } from '../destroy.ts'
import type { Acts } from '../cards.ts'
import { whyNotCity, whyNotDistrict, whyNotProtected } from '../rank-eight.ts'
import { costOf, districtAt, type DistrictId } from '../reading/city.ts'
import type { Position } from '../reading/position.ts'
import { surchargeOn } from '../reading/price.ts'
import type { Built, X } from '../types.ts'
import { why } from '../why.ts'

const HAS_IT = why('CIT-6.8.2c', 'identical')
const THEY_HAVE_IT = why('CIT-6.8.2d', 'they-have-it')
const KEEP = why('CIT-11.50', 'immune')
const TOO_DEAR = why('CIT-6.8.2a', 'too-dear')

/** CIT-6.8.2: one district of his for one of another's. */
export const exchanges: Ability = choice({
  do: 'exchange',
  what: (acts, lean) =>
    menu(
      districtOptions(acts.t, acts.seat, mine => whyNotGive(acts, mine), lean)
        .map(({ id, barred }) => ({ do: id, ref: { kind: 'district', id }, barred, with: theirs(acts, id, lean) }))
        .filter(action => !lean || action.with.of.length > 0),
    ),
  price(position, { do: mine, with: their }) {
    const take = districtAt(position.t, their)
    return priceOf(position, districtAt(position.t, mine).built, take.seat, take.built)
  },
  does: (x, acts, { do: mine, with: their }) => exchange(x, acts, mine, their),
})

/** CIT-11.50, CIT-11.51. His own city may be completed. */
function whyNotGive(acts: Acts, mine: Built): Why | undefined {
  if (acts.t.rulings['keepIsNotGiven'] && whyNotDistrict(acts, mine)) return KEEP
  return whyNotProtected(acts, acts.seat)
}

function theirs(acts: Acts, id: DistrictId, lean: boolean): OneOf<DistrictId> {
  const { t, seat } = acts
  const mine = districtAt(t, id).built
  const out: Option<DistrictId>[] = []
  for (let owner = 0; owner < t.players.length; owner++) {
    if (owner === seat) continue
    const noCity = whyNotCity(acts, owner)
    if (lean && noCity) continue
    districtOptions(t, owner, their => noCity ?? whyNotTake(acts, mine, owner, their), lean, out)
  }
  return oneOf(out)
}

function whyNotTake(acts: Acts, mine: Built, owner: Seat, their: Built): Why | undefined {
  const { t, seat } = acts
  if (wouldDouble(acts, seat, their.card, mine)) return HAS_IT
  if (wouldDouble(acts, owner, mine.card, their)) return THEY_HAVE_IT
  return (
    whyNotDistrict(acts, their) ?? (priceOf(acts, mine, owner, their) > t.players[seat]!.gold ? TOO_DEAR : undefined)
  )
}

/** Is there one of that name in the city, other than the one that leaves it? By ruling that one counts as well (CIT-6.8.2c). */
function wouldDouble({ t }: Acts, seat: Seat, card: string, leaving: Built): boolean {
  return t.players[seat]!.city.some(
    built => built.card === card && (built !== leaving || t.rulings['sameNameIsIdentical']),
  )
}

/** The difference, if theirs is dearer, and the Great Wall's surcharge (CIT-11.47). */
function priceOf(position: Position, mine: Built, owner: Seat, their: Built): number {
  const difference = costOf(position.e, their) - costOf(position.e, mine)
  const surcharge = surchargeOn(position, owner, their)
  return position.t.rulings['wallOnEvenExchange']
    ? Math.max(0, difference) + surcharge
    : Math.max(0, difference + surcharge)
}

function exchange(x: X, acts: Acts, mine: DistrictId, their: DistrictId): void {
  const { e, t, seat } = acts
  const give = districtAt(t, mine)
  const take = districtAt(t, their)
  const gold = priceOf(acts, give.built, take.seat, take.built)
  t.players[seat]!.gold -= gold
  t.players[take.seat]!.gold += gold
  const card = move(x, e, seat, give.index, take.seat)
  const other = move(x, e, take.seat, take.index, seat)
  x.tell('exchanged', { by: seat, seat: take.seat, card, other, gold })
  noteCompletion(x, e, seat)
}
