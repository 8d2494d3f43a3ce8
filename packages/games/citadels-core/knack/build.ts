import type { Card } from '../src/types.ts'
import { parseDistrict, standsIn } from '../src/reading/index.ts'
import type { Answer, Decision } from '@cloak/kernel'
import { bestOf, priceOf, useful, worthOfCard, worthOfHolding } from './cards.ts'
import { missing, rivalsOf, type Sight, threatOf } from './sight.ts'
import type { Deed } from './deed.ts'
import { isPaidInCards } from './idle.ts'

/** Below this a build is not worth the place it takes. */
const WORTH_BUILDING = 1

/** Builds the card that adds most; what would go to a Magistrate's warrant or cost a dear plan can wait. */
export function build(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const best = bestOf(inner.of, card => worthOfBuilding(s, String(card)))
  if (!best || best.worth < WORTH_BUILDING) return null
  return { with: best.id, worth: 50 + best.worth }
}

export function worthOfBuilding(s: Sight, card: Card): number {
  const { v, me } = s
  const { gold } = v.players[me]!
  const left = missing(s, me)
  const rest = gold - priceOf(s, card)
  // A city that is nearly full has room for few cards: they should be good ones, unless a rival is about to end it.
  const worth = worthOfCard(s, card)
  const hurry = v.completed.length > 0 || left <= 1 || left > 3 || rivalsOf(s).some(rival => missing(s, rival) <= 1)
  const saving = hurry ? 0 : 0.25 * Math.max(0, 4 - worth)
  return worth + 1 - saving + 0.05 * rest
}

/** Gold or cards: cards when there is nothing to build, or when what there is can be paid for anyway. */
export function gathers(s: Sight): 'gold' | 'cards' {
  const { v, me } = s
  const { gold } = v.players[me]!
  if (v.deck === 0) return 'gold'
  const plans = useful(s)
  if (plans.length === 0) return 'cards'
  const best = plans[0]!
  const wanted = plans.slice(0, Math.max(1, Math.min(2, missing(s, me))))
  const price = wanted.reduce((sum, card) => sum + priceOf(s, card), 0)
  if (gold >= price + 1) return 'cards'
  if (plans.length === 1 && gold >= priceOf(s, best) && worthOfCard(s, best) < 4) return 'cards'
  return 'gold'
}

/** Deeds that bring cards later in the turn. */
const BRING_CARDS = new Set(['plans', 'conjure', 'look', 'study', 'foresee', 'spy', 'voyage'])

/**
 * Does a player gather gold who has not a card to build, though cards are to be had in no other way this turn? In the Imperial
 * Treasury it counts all the same.
 */
export function hoards(s: Sight, d: Decision, answer: Answer): boolean {
  const gathered =
    typeof answer === 'object' && !Array.isArray(answer) ? answer['do'] === 'gather' && answer['with'] : answer
  if (gathered !== 'gold' || useful(s).length > 0 || s.v.deck === 0) return false
  const brings = (deed: string): boolean => BRING_CARDS.has(deed) || (deed === 'collect' && isPaidInCards(s))
  const cardsCome = d.kind === 'menu' && d.actions.some(({ do: deed, barred }) => !barred && brings(deed))
  return !cardsCome && !standsIn(s.v.players[s.me]!.city, 'imperial-treasury')
}

/** Frees another district for a new one: worth it for a dear one only. */
export function framework(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const best = bestOf(inner.of, card => worthOfCard(s, String(card)) - 4)
  const affordable = best && priceOf(s, String(best.id)) <= s.v.players[s.me]!.gold
  return best && !affordable && best.worth > 0 ? { with: best.id, worth: 45 } : null
}

/** The Necropolis for the least district of the city. */
export function necropolis(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const best = bestOf(inner.of, id => -s.a.costOf(cardOf(id)))
  return best && best.worth >= -2 ? { with: best.id, worth: 51 } : null
}

/** The Thieves' Den, in cards that are of no other use, and as few of them as gold allows. */
export function thievesDen(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'split') return null
  const units = inner.of.flatMap(({ id, max, barred }) => (barred ? [] : Array<Card>(max).fill(id)))
  units.sort((one, other) => worthOfHolding(s, one) - worthOfHolding(s, other))
  const idle = units.filter(card => worthOfCard(s, card) < 1).length
  const n = Math.min(inner.max, Math.max(inner.min, idle))
  const answer: { [card: Card]: number } = {}
  for (const card of units.slice(0, n)) answer[card] = (answer[card] ?? 0) + 1
  return n - idle > 3 ? null : { with: answer, worth: 52 }
}

/** The Cardinal's loan: the best card it makes possible, from the most dangerous who can lend. */
export function cardinal(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'menu') return null
  let best: Deed | null = null
  for (const { do: card, with: lenders, barred } of inner.actions) {
    if (barred || lenders?.kind !== 'oneOf') continue
    const lender = bestOf(lenders.of, seat => threatOf(s, Number(seat)))
    const worth = worthOfCard(s, card) - 0.8 * (priceOf(s, card) - s.v.players[s.me]!.gold)
    if (lender && worth > 1.5 && (!best || 49 + worth > best.worth))
      best = { with: { do: card, with: lender.id }, worth: 49 + worth }
  }
  return best
}

/** The card of a district named in an answer, and its owner. */
export const cardOf = (id: string | number): Card => parseDistrict(String(id)).card
export const ownerOf = (id: string | number): number => parseDistrict(String(id)).seat
