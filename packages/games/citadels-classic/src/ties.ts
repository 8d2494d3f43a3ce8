import { costOf, type Edition, type T } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'

/** CLA-8.3: the higher sum of district costs, University and Dragon Gate at their printed 8; then more gold. */
export function costsThenGold(e: Edition, t: T, seat: Seat): number[] {
  const { city, gold } = t.players[seat]!
  const more = (card: string): number => {
    const { printed, cost } = e.districts.get(card)!
    return printed !== undefined && t.rulings['printedValueBreaksTies'] ? printed - (cost ?? 0) : 0
  }
  return [city.reduce((sum, built) => sum + costOf(e, built) + more(built.card), 0), gold]
}
