import {
  type Action,
  type Amount,
  amount,
  type AnswerOf,
  by,
  type Form,
  form,
  type Menu,
  menu,
  type Seat,
  type SomeOf,
  someOf,
  type Split,
} from '@cloak/kernel'
import { buyingPrice, creditOf, PLAIN, type Prices, pricesFor, sellingPrice } from './cost.ts'
import { type Good, GOODS, PHASE, type Resource, RESOURCES } from './data/pieces.ts'
import { giveUp, take } from './goods.ts'
import { ALL, heaps } from './heaps.ts'
import type { Hands, Open, Trades } from './types.ts'
import { why } from './why.ts'

/** Debt may be repaid in production, cards and inquisition alone (DWD-3.3). */
const REPAYING: readonly number[] = [PHASE.production, PHASE.cards, PHASE.inquisition]

type Trade =
  | Action<'buy', Menu<Action<Resource, Amount>>>
  | Action<'sell', Split<Resource>>
  | Action<'loan', Amount>
  | Action<'repay', Amount>
  | Action<'want', SomeOf<Good>>
export type Market = Action<'trade', Menu<Trade>>
export type TradeAnswer = AnswerOf<Menu<Trade>>

const WANT: Action<'want', SomeOf<Good>> = { do: 'want', with: by('DWD-4.5', someOf(GOODS, 0, GOODS.length)) }
/** Decisions are plain data that nobody changes, so the same ones serve again and again. */
function remembered<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = []
  return n => (made[n] ??= make(n))
}
const buying = remembered(n => by('DWD-3.1', amount(1, n)))
const borrowing = remembered(n => by('DWD-3.2', amount(1, n)))
const repaying = remembered(n => by('DWD-3.3', amount(1, n)))

/** What so many coins can buy at these prices. */
function buysFor(coins: number, prices: Prices, lean: boolean): Action<'buy', Menu<Action<Resource, Amount>>> {
  const buys: Action<Resource, Amount>[] = []
  for (const r of RESOURCES) {
    const n = Math.floor(coins / buyingPrice(prices, r))
    if (lean && n > 0) buys.push({ do: r, with: buying(n) })
    if (lean) continue
    const barred = n > 0 ? undefined : why('DWD-3.1', 'too-dear')
    buys.push({ do: r, with: buying(Math.max(1, n)), ref: { kind: 'good', id: r }, barred })
  }
  return { do: 'buy', with: menu(buys) }
}
const leanBuys = remembered(coins => buysFor(coins, PLAIN, true))
const fullBuys = remembered(coins => buysFor(coins, PLAIN, false))
const plainBuys = (lean: boolean) => (lean ? leanBuys : fullBuys)

/** The market, open beside the question of any phase; whoever trades is asked again (DWD-3.1 to 3.3). */
export function market(t: Open, seat: Seat, lean: boolean): Market {
  const p = t.players[seat]!
  const { goods } = p
  const credit = creditOf(t, seat)
  const actions: Trade[] = []

  const prices = pricesFor(t, seat)
  const buys = prices === PLAIN ? plainBuys(lean)(goods.coin) : buysFor(goods.coin, prices, lean)
  if (buys.with.actions.length > 0) actions.push(buys)

  const sale = heaps('DWD-3.1', goods, 1, ALL, lean)
  if (sale.max > 0) actions.push({ do: 'sell', with: sale })
  else if (!lean) actions.push({ do: 'sell', with: sale, barred: why('DWD-3.1', 'nothing-to-sell') })

  if (credit > 0) actions.push({ do: 'loan', with: borrowing(credit) })
  else if (!lean) actions.push({ do: 'loan', with: borrowing(1), barred: why('DWD-3.2', 'debt-full') })

  const most = Math.min(p.debt, goods.coin)
  const barred = !REPAYING.includes(t.phase)
    ? why('DWD-3.3', 'no-repaying-now')
    : p.debt === 0
      ? why('DWD-3.3', 'no-debt')
      : goods.coin === 0
        ? why('DWD-3.3', 'no-coins')
        : undefined
  if (!barred) actions.push({ do: 'repay', with: repaying(most) })
  else if (!lean) actions.push({ do: 'repay', with: repaying(Math.max(1, most)), barred })

  actions.push(WANT)
  return { do: 'trade', with: menu(actions) }
}

/** One trade, before everybody's eyes (DWD-3.4). */
export function trade(h: Hands, seat: Seat, deed: TradeAnswer): void {
  const p = h.t.players[seat]!
  switch (deed.do) {
    case 'buy':
      return buy(h, seat, deed.with.do, deed.with.with)
    case 'sell': {
      const trades = { sold: deed.with, loan: 0 }
      settle(h.t, seat, trades)
      return tellTrades(h, seat, trades)
    }
    case 'loan': {
      const trades = { sold: {}, loan: deed.with }
      settle(h.t, seat, trades)
      return tellTrades(h, seat, trades)
    }
    case 'repay':
      giveUp(h.t, seat, 'coin', deed.with)
      p.debt -= deed.with
      return h.tell('repaid', { seat, n: deed.with })
    case 'want':
      p.wanted = GOODS.filter(good => deed.with.includes(good))
      return h.tell('wanted', { seat, goods: p.wanted })
  }
}

export function buy(h: Hands, seat: Seat, good: Resource, n: number): void {
  const coins = n * buyingPrice(pricesFor(h.t, seat), good)
  giveUp(h.t, seat, 'coin', coins)
  take(h.t, seat, good, n)
  h.tell('bought', { seat, good, n, coins })
}

/** How missing coins are raised: as the rules would (DWD-3.6), or by an own choice of loan and sale. */
export type Raising = Menu<Action<'default', null> | Action<'choose', Form<{ loan: Amount; sell: Split<Resource> }>>>
export const raising = (t: Open, seat: Seat, surplus: { [R in Resource]: number }, lean: boolean): Raising =>
  menu([
    DEFAULT,
    { do: 'choose', with: form({ loan: upTo(creditOf(t, seat)), sell: heaps('DWD-9.26', surplus, 0, ALL, lean) }) },
  ])
const DEFAULT: Action<'default', null> = { do: 'default', with: null }
const upTo = remembered(n => by('DWD-3.2', amount(0, n)))

/**
 * Raises coins until there are `need` of them: what the player chose, then loan, then surplus basics, then luxuries
 * (DWD-3.6). Nothing is told yet.
 */
export function raise(
  t: Open,
  seat: Seat,
  need: number,
  chosen: AnswerOf<Raising>,
  surplus: { [R in Resource]: number },
): Trades {
  const trades: Trades = { sold: {}, loan: 0 }
  if (chosen.do === 'choose') {
    trades.loan = chosen.with.loan
    for (const r of RESOURCES) if (chosen.with.sell[r]) trades.sold[r] = chosen.with.sell[r]
  }
  complete(trades, t.players[seat]!.goods.coin, need, creditOf(t, seat), pricesFor(t, seat), surplus)
  settle(t, seat, trades)
  return trades
}

/** What is missing is borrowed as far as there is credit. */
export const loanFor = (missing: number, credit: number): number => Math.max(0, Math.min(missing, credit))

/** Adds to the trades that were chosen what is still missing: a loan first, then sales of the surplus (DWD-3.6). */
export function complete(
  trades: Trades,
  coin: number,
  need: number,
  credit: number,
  prices: Prices,
  surplus: { [R in Resource]: number },
): void {
  let coins = coin + trades.loan
  for (const r of RESOURCES) coins += (trades.sold[r] ?? 0) * sellingPrice(prices, r)
  const loan = loanFor(need - coins, credit - trades.loan)
  trades.loan += loan
  coins += loan
  for (const r of RESOURCES)
    while (coins < need && (trades.sold[r] ?? 0) < surplus[r]) {
      trades.sold[r] = (trades.sold[r] ?? 0) + 1
      coins += sellingPrice(prices, r)
    }
}

function settle(t: Open, seat: Seat, { sold, loan }: Trades): void {
  const p = t.players[seat]!
  const prices = pricesFor(t, seat)
  for (const r of RESOURCES) {
    const n = sold[r] ?? 0
    if (n === 0) continue
    giveUp(t, seat, r, n)
    take(t, seat, 'coin', n * sellingPrice(prices, r))
  }
  if (loan === 0) return
  p.debt += loan
  take(t, seat, 'coin', loan)
}

export function tellTrades(h: Hands, seat: Seat, { sold, loan }: Trades): void {
  const prices = pricesFor(h.t, seat)
  for (const r of RESOURCES) {
    const n = sold[r] ?? 0
    if (n > 0) h.tell('sold', { seat, good: r, n, coins: n * sellingPrice(prices, r) })
  }
  if (loan > 0) h.tell('borrowed', { seat, n: loan })
}
