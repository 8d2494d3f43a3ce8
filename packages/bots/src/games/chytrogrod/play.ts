import type { View } from '@cloak/chytrogrod'
import { type Card, type Colour, COLOURS, kindOf, worthOf } from '@cloak/chytrogrod/data/pieces'
import type { Answer, Rng, Seat } from '@cloak/kernel'
import { lackFor, lootOf, offersOf, purseOf } from './sight.ts'

/** The card and the district that promise most; a little caprice hides the plan. */
export function playCard(view: View, me: Seat, rng: Rng): Answer {
  let best: { card: Card; district: Colour; worth: number } | null = null
  for (const card of view.players[me]!.hand ?? [])
    for (const district of COLOURS) {
      const worth = worthOfPlaying(view, me, card, district) + rng.below(100) / 50
      if (!best || worth > best.worth) best = { card, district, worth }
    }
  return { card: best!.card, district: best!.district }
}

/** So many placements are worth a long thought. */
const IDEAS = 12

/** The placements that promise most, the best first. */
export function placements(view: View, me: Seat): Answer[] {
  const hand = [...new Set(view.players[me]!.hand ?? [])]
  return hand
    .flatMap(card => COLOURS.map(district => ({ card, district, worth: worthOfPlaying(view, me, card, district) })))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, IDEAS)
    .map(({ card, district }) => ({ card, district }))
}

function worthOfPlaying(view: View, me: Seat, card: Card, district: Colour): number {
  const { laid, stack } = view.districts[district]
  const rivals = laid.filter(({ by }) => by !== me).length
  switch (card) {
    case 'big':
    case 'small': {
      if (!stack.top) return 0
      const { points } = offersOf(view, stack.top)[card]
      const lack = lackFor(view, me, stack.top, card, purseOf(view, me))
      return lack === 0 ? points - rivals : lack === 1 ? points / 6 : 0
    }
    case 'takeover':
      return view.players[me]!.supporter === null ? 4 - rivals : 0
    case 'sabotage':
      return rivals
    default: {
      const own = laid.filter(({ by, card: other }) => by === me && other !== null && kindOf(other) === 'buyout')
      const already = own.reduce((sum, { card: other }) => sum + worthOf(other!), 0)
      const chance = (sum: number): number => sum / (sum + 1 + 2 * rivals)
      return lootOf(view, me, district) * (chance(already + worthOf(card)) - chance(already))
    }
  }
}
