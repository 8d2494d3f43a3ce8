import { costOf, type Edition, type T } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'

/** What is printed on them beyond their cost. */
const PRINTED: { readonly [card: string]: number } = { university: 2, 'dragon-gate': 2 }

/** CLA-8.3: the higher sum of district costs, University and Dragon Gate at their printed 8; then more gold. */
export function costsThenGold(e: Edition, t: T, seat: Seat): number[] {
  const { city, gold } = t.players[seat]!
  const printed = (card: string) => (t.rulings['printedValueBreaksTies'] ? (PRINTED[card] ?? 0) : 0)
  return [city.reduce((sum, built) => sum + costOf(e, built) + printed(built.card), 0), gold]
}
