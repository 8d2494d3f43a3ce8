import type { View } from '../src/types.ts'
import { type Card, type Colour, COLOURS, kindOf, worthOf } from '../src/data/pieces.ts'
import { offerOf } from '../src/reading/index.ts'
import type { Answer, Rng, Seat } from '@cloak/kernel'
import { lackFor, lootOf, type Purse, purseOf, wantedIn } from './sight.ts'

/** What a district promises, whichever card is laid there. */
interface Spot {
  district: Colour
  rivals: number
  /** Worth of the deals that lie open there; of the tokens; and of the own buyouts already laid. */
  deals: { big: number; small: number }
  loot: number
  already: number
}

/** The card and the district that promise most; a little caprice hides the plan. */
export function playCard(view: View, me: Seat, rng: Rng): Answer {
  let best: { card: Card; district: Colour; worth: number } | null = null
  const spots = spotsOf(view, me)
  for (const card of view.players[me]!.hand ?? [])
    for (const spot of spots) {
      const worth = worthOfPlaying(view, me, card, spot) + rng.below(100) / 50
      if (!best || worth > best.worth) best = { card, district: spot.district, worth }
    }
  return { card: best!.card, district: best!.district }
}

/** So many placements are worth a long thought. */
const IDEAS = 12

/** The placements that promise most, the best first. */
export function placements(view: View, me: Seat): Answer[] {
  const hand = [...new Set(view.players[me]!.hand ?? [])]
  const spots = spotsOf(view, me)
  return hand
    .flatMap(card =>
      spots.map(spot => ({ card, district: spot.district, worth: worthOfPlaying(view, me, card, spot) })),
    )
    .sort((one, other) => other.worth - one.worth)
    .slice(0, IDEAS)
    .map(({ card, district }) => ({ card, district }))
}

function spotsOf(view: View, me: Seat): Spot[] {
  const purse = purseOf(view, me)
  const wanted = wantedIn(view)
  return COLOURS.map(district => {
    let [rivals, already] = [0, 0]
    for (const { by, card } of view.districts[district].laid)
      if (by !== me) rivals++
      else if (card !== null && kindOf(card) === 'buyout') already += worthOf(card)
    return {
      district,
      rivals,
      deals: {
        big: worthOfDeal(view, me, district, 'big', purse, rivals),
        small: worthOfDeal(view, me, district, 'small', purse, rivals),
      },
      loot: lootOf(view, me, district, wanted),
      already,
    }
  })
}

function worthOfDeal(view: View, me: Seat, district: Colour, size: 'big' | 'small', purse: Purse, rivals: number) {
  const { top } = view.districts[district].stack
  if (!top) return 0
  const { points } = offerOf(view, top, size)
  const lack = lackFor(view, me, top, size, purse)
  return lack === 0 ? points - rivals : lack === 1 ? points / 6 : 0
}

function worthOfPlaying(view: View, me: Seat, card: Card, { rivals, deals, loot, already }: Spot): number {
  switch (card) {
    case 'big':
    case 'small':
      return deals[card]
    case 'takeover':
      return view.players[me]!.supporter === null ? 4 - rivals : 0
    case 'sabotage':
      return rivals
    default: {
      const chance = (sum: number): number => sum / (sum + 1 + 2 * rivals)
      return loot * (chance(already + worthOf(card)) - chance(already))
    }
  }
}
