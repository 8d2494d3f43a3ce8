import type { Card } from '../src/types.ts'
import { priceOf as priceAt, standsIn } from '../src/reading/index.ts'
import type { Option, Split } from '@cloak/kernel'
import { countOfTypes, incomeOf, missing, type Sight, typesHeld } from './sight.ts'

/** What districts are good for beyond their points, early in the game and late. */
const USES: { readonly [card: Card]: readonly [early: number, late: number] } = {
  'dragon-gate': [2, 2],
  university: [2, 2],
  'school-of-magic': [1.2, 0],
  'gold-mine': [2, 0],
  library: [1.5, 0],
  observatory: [0.8, 0],
  laboratory: [1.2, 0],
  smithy: [0.8, 0],
  factory: [0.8, 0],
  park: [0.8, 0],
  'poor-house': [0.8, 0],
  keep: [0.3, 0.3],
  'great-wall': [0.6, 0.3],
  museum: [1.8, 0],
  monument: [2.5, 2.5],
  statue: [1.2, 2],
  'ivory-tower': [1, 1],
  'wishing-well': [1, 1.2],
  'imperial-treasury': [1.2, 1.2],
  'map-room': [1.2, 1],
  basilica: [2, 2.5],
  capitol: [1.5, 1.5],
  'haunted-quarter': [1, 1.5],
  'haunted-city': [1, 1.5],
  stables: [0.8, 0.5],
  theater: [0.4, 0],
  quarry: [0.3, 0],
  armory: [-0.4, 0],
  framework: [0.3, 0],
  'throne-room': [0.8, 0],
  lighthouse: [1, 0],
  hospital: [0.3, 0],
}

/** What a card in hand would add to the city: its points, its use, a type that is still missing. */
export function worthOfCard(s: Sight, card: Card): number {
  const { v, me, a } = s
  if (card === 'secret-vault') return 3
  const { cost, type, bit } = a.districtOf(card)
  const { city } = v.players[me]!
  if (standsIn(city, card)) return standsIn(city, 'quarry') ? (cost ?? 0) * 0.8 : 0.05
  const left = missing(s, me)
  const [early, late] = USES[card] ?? [0, 0]
  let worth = (cost ?? 0) + late + ((early - late) * Math.max(0, left - 1)) / v.citySize
  const types = typesHeld(s)
  if (!(types & bit)) worth += countOfTypes(types) >= 3 ? 2 : 0.8
  else if (type !== 'unique') worth += 0.15 * Math.min(3, incomeOf(s, me, type)) // income of one kind grows together
  return worth
}

/** What this seat would pay. */
export const priceOf = ({ v, me, a }: Sight, card: Card): number =>
  priceAt({ e: a.cards, t: v, seat: me }, a.districtOf(card))

/** The cards of the hand that could ever be built, the best first. */
export const useful = (s: Sight): readonly Card[] => (s.known.plans ??= plansOf(s))
function plansOf(s: Sight): Card[] {
  const { hand, city } = s.v.players[s.me]!
  const isTwice = standsIn(city, 'quarry')
  const plans: { card: Card; worth: number }[] = []
  for (const card of hand ?? [])
    if (card !== 'secret-vault' && (isTwice || !standsIn(city, card)) && !plans.some(p => p.card === card))
      plans.push({ card, worth: worthOfCard(s, card) })
  return plans.sort((one, other) => other.worth - one.worth).map(({ card }) => card)
}

/** What holding a card is worth now: dear ones far from what can be paid are worth less. */
export function worthOfHolding(s: Sight, card: Card): number {
  const short = Math.max(0, priceOf(s, card) - s.v.players[s.me]!.gold - 2)
  return worthOfCard(s, card) - 0.5 * short
}

export const openIds = <Id extends string | number>(of: readonly Option<Id>[]): Id[] => {
  const out: Id[] = []
  for (const { id, barred } of of) if (!barred) out.push(id)
  return out
}

/** The id that is worth most, and how much that is; null when nothing is open. */
export function bestOf<Id extends string | number>(
  of: readonly Option<Id>[],
  worth: (id: Id) => number,
): { id: Id; worth: number } | null {
  let best: { id: Id; worth: number } | null = null
  for (const { id, barred } of of) {
    if (barred) continue
    const its = worth(id)
    if (!best || its > best.worth) best = { id, worth: its }
  }
  return best
}

/** So many cards of a split, those first that are worth most (or least). */
export function takeCards(d: Split, n: number, worth: (card: Card) => number): { [card: Card]: number } {
  const units = d.of.flatMap(({ id, max, barred }) => (barred ? [] : Array<Card>(max).fill(id)))
  units.sort((one, other) => worth(other) - worth(one))
  const out: { [card: Card]: number } = {}
  for (const card of units.slice(0, n)) out[card] = (out[card] ?? 0) + 1
  return out
}
