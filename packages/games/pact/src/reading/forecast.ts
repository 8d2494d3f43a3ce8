import type { Seat } from '@cloak/kernel'
import { earnedBy, symbolsIn } from '../achievements.ts'
import type { Effect } from '../data/effects.ts'
import type { EventId } from '../data/events/index.ts'
import type { Achievement, Goods } from '../data/pieces.ts'
import type { Plan, View } from '../types.ts'
import { type Account, accountOf, newBill, townOf } from './account.ts'
import { carryOut } from './carry-out.ts'

/** What a plan comes to if every coin that is missing is lent, and no choice is made badly. */
export interface Forecast {
  cost: Goods
  /** What it brings on the way. */
  income: readonly Effect[]
  /** What has to be bought on the way, and for how much. */
  bought: Partial<Goods>
  spent: number
  /** What is behind the wall afterwards, coins that were lent among it. */
  left: Goods
  /** The coins that must be lent, or raised by sales. */
  short: number
  /** Where the marker ends. */
  reputation: number
  /** The wings it takes on its way, at the top and in the lowest spaces (DWD-3.12, 3.13). */
  angels: number
  devils: number
  /** The achievements that buildings will have earned by themselves. */
  reached: readonly Achievement[]
}

/** What a seat's plan comes to; where goods may be chosen, none is given that the plan asks for by name. */
export function forecast(view: View, seat: Seat, plan: Plan): Forecast {
  const event = view.players[seat]!.events?.at(-1) ?? null
  const first = newBill()
  carryOut(accountOf(view, seat, { mostDebt: Infinity, bill: first }), plan, event)
  const bill = newBill()
  const a = accountOf(view, seat, { mostDebt: Infinity, bill, reserved: first.named })
  carryOut(a, plan, event)
  return {
    cost: bill.cost,
    income: incomeOf(a, plan, event),
    bought: bill.bought,
    spent: bill.spent,
    left: a.goods,
    short: bill.lent,
    reputation: a.reputation,
    angels: a.angels,
    devils: a.devils,
    reached: plan.builds.length > 0 ? earnedBy(symbolsIn(a.around.book, townOf(a)), a.around) : [],
  }
}

/** What a plan's cards and event bring, as it is written on them. */
function incomeOf(
  { around: { book }, failed }: Account,
  { event: side, old, stable, builds }: Plan,
  event: EventId | null,
): Effect[] {
  const { cards, events } = book
  const used = [...old, ...stable].flatMap(card => cards[card].action?.gains ?? [])
  const built = builds.flatMap(({ card, use }) => [
    ...(cards[card].timing === 'instant' ? cards[card].effects : []),
    ...((use && cards[card].action?.gains) || []),
  ])
  return [
    ...(event && side === 'left' ? events[event].left.gain : []),
    ...used,
    ...built,
    ...(event && side === 'right' && !failed.includes(event) ? events[event].right.gains : []),
  ]
}
