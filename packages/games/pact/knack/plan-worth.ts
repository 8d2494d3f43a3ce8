import type { Goods } from '../src/data/pieces.ts'
import type { Plan } from '../src/types.ts'
import {
  act,
  build,
  copyAccount,
  recruit,
  settleGrain,
  type Symbols,
  takeLeft,
  takeRight,
} from '../src/reading/index.ts'
import { affairsOf, freeUnderStable, phasesLeft, type Sight } from './sight.ts'
import {
  ANGEL,
  DEVIL,
  DEVIL_RETURNED,
  ratesFor,
  worthOfDebt,
  worthOfEffects,
  worthOfGoods,
  worthOfLevel,
  worthOfStanding,
  worthOfSymbols,
} from './worth.ts'

/** What a step that fails costs beside the reputation, and an event that is used up. */
const FAILED = 0.4
const EVENT = 0.3

/** What comes of a plan, in points. Only differences count. */
export function worthOfPlan(s: Sight, plan: Plan, before: Symbols, goods: Goods = s.goods): number {
  const { p, book } = s
  const event = p.events?.at(-1)
  const a = copyAccount(affairsOf(s), goods)
  const symbols = { ...before }
  let worth = 0
  if (event && plan.event === 'left') {
    takeLeft(a, book.events[event])
    worth -= EVENT
  }
  for (const id of plan.old) act(a, book.cards[id], 1)
  for (const id of freeUnderStable(s)) act(a, book.cards[id], 0)
  for (const { card: id, use } of plan.builds) {
    const card = book.cards[id]
    if (!build(a, card, use)) continue
    worth += worthOfStanding(s, card)
    for (const type of card.types) symbols[type]++
  }
  if (plan.recruit && recruit(a, plan.recruit)) {
    // He stands in for a symbol, or counts a point at the end.
    const with1 = { ...symbols }
    if (plan.recruit !== 'A') with1[plan.recruit]++
    worth += Math.max(1, 0.9 * (worthOfSymbols(s, with1) - worthOfSymbols(s, symbols)))
  }
  if (event && plan.event === 'right') {
    const happening = book.events[event]
    if (takeRight(a, happening) && happening.right.courtier) worth -= 1
  }
  settleGrain(a)
  const left = phasesLeft(s.v) - 1
  const rates = ratesFor(left)
  return (
    worth -
    FAILED * a.failed.length +
    a.points +
    ANGEL * (a.angels + a.angelsGiven) +
    DEVIL * a.devils +
    DEVIL_RETURNED * a.devilsReturned +
    worthOfEffects(s, a.unsettled, rates) +
    a.openBasics * rates.wood +
    a.openLuxuries * rates.glass +
    worthOfSymbols(s, symbols) +
    worthOfGoods(a.goods, left) +
    worthOfDebt(a.debt, left) +
    worthOfLevel(s, a.reputation) * 1.2
  )
}
