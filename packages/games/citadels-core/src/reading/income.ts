import type { Built, DistrictType } from '../types.ts'
import type { Cards } from './cards.ts'
import type { Position, Viewed } from './position.ts'

/** What a character collects for each district of a type; `mixed` is the player's choice of the two (CIT-6.5.2). */
export interface Income {
  readonly type: DistrictType
  readonly what: 'gold' | 'cards' | 'mixed'
}

/** Districts of that type in the seat's city, and those that count as any (CIT-4.7). */
export const incomeOf = ({ e, t, seat }: Position, type: DistrictType): number =>
  incomeIn(e, t.players[seat]!.city, type)
export function incomeIn(e: Cards, city: readonly Built[], type: DistrictType): number {
  let n = 0
  for (let i = 0; i < city.length; i++) {
    const d = e.districts.get(city[i]!.card)!
    if (d.type === type || d.anyIncome) n++
  }
  return n
}

/** What a character collects; null for one that has no income. */
export const incomeFor = (e: Cards, character: string): Income | null =>
  e.characters.get(character)?.abilities.find(ability => ability.income !== null)?.income ?? null

/** What collecting brings in the turn that is played; null without income. No more cards come than the deck has (CIT-8.3). */
export function incomeNow({ e, t }: Omit<Viewed, 'seat'>): { n: number; what: Income['what'] } | null {
  const income = t.turn && incomeFor(e, t.turn.as)
  if (!income) return null
  const n = incomeOf({ e, t, seat: t.turn.seat }, income.type)
  return { n: income.what === 'cards' ? Math.min(n, t.deck) : n, what: income.what }
}
