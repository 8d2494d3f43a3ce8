import { coinsFor, isBasic, over, sellingPrice, slackOf, surplusIn } from '../cost.ts'
import type { Cost } from '../data/book.ts'
import { BASICS, type Basic, type Good, GOODS, type Goods, type Resource, RESOURCES } from '../data/pieces.ts'
import { complete, loanFor } from '../market.ts'
import type { Trades } from '../types.ts'
import type { Account, Bill } from './account.ts'

/** Grain for tokens beyond the free ones, with so many tokens more (DWD-9.4). */
export const grainOwedBy = (a: Account, more = 0): number => Math.max(0, a.performed + more - a.freeTokens)

/** Can a cost be paid, together with the grain owed so far and that of so many tokens more (DWD-9.16)? */
export function canPay(a: Account, cost: Cost, tokens: number): boolean {
  const grain = grainOwedBy(a, tokens)
  const slack = slackOf(a.goods, a.around.mostDebt - a.debt, a.prices, cost, grain)
  return slack >= 0 || (a.openBasics + a.openLuxuries > 0 && slack + helpOf(a, cost, grain) >= 0)
}

/** What goods of one's own choice save: they are what is missing, and the rest can be sold. */
function helpOf({ goods, openBasics, openLuxuries, prices }: Account, cost: Cost, grain: number): number {
  let [lack, spare, lackLuxuries] = [0, 0, 0]
  for (const r of RESOURCES) {
    const left = goods[r] - cost[r] - (r === 'grain' ? grain : 0)
    if (!isBasic(r)) lackLuxuries += Math.max(0, -left)
    else if (left < 0) lack -= left
    else spare += left
  }
  const chosen = Math.min(openBasics, lack + Math.max(0, cost.basics - spare))
  const luxuries = Math.min(openLuxuries, lackLuxuries)
  return (
    chosen * prices.buy.basic +
    (openBasics - chosen) * prices.sell.basic +
    luxuries * prices.buy.luxury +
    (openLuxuries - luxuries) * prices.sell.luxury
  )
}

/** Pays a cost that is known to be payable, as the rules do for whoever leaves every choice to them (DWD-3.5, 3.6, 3.30). */
export function pay(a: Account, cost: Cost): void {
  const { goods, bill, prices } = a
  if (bill) add(bill.named, cost)
  const due = cost.basics > 0 ? mixed(a, cost) : cost
  if (a.openBasics + a.openLuxuries > 0) choose(a, due)
  const need = coinsFor(goods, prices, due)
  if (goods.coin < need) raise(a, need, due)
  if (bill) note(bill, goods, due, need)
  goods.wood = over(goods.wood - due.wood)
  goods.stone = over(goods.stone - due.stone)
  goods.grain = over(goods.grain - due.grain)
  goods.glass = over(goods.glass - due.glass)
  goods.marble = over(goods.marble - due.marble)
  goods.coin -= need
}

/** What is missing is bought, so that nothing of it is left over. */
function note(bill: Bill, goods: Goods, due: Cost, need: number): void {
  for (const r of RESOURCES) if (due[r] > goods[r]) bill.bought[r] = (bill.bought[r] ?? 0) + due[r] - goods[r]
  bill.spent += need - due.coin
  add(bill.cost, due)
}
function add(to: Goods, cost: Cost): void {
  for (const good of GOODS) to[good] += cost[good]
}

/** The cost with its open basics settled: each is one of which most is to spare. */
function mixed(a: Account, cost: Cost): Cost {
  const due = { ...cost, basics: 0 }
  const kept = keptOf(a)
  for (let n = cost.basics; n > 0; n--) {
    let most: Basic = 'wood'
    for (const r of BASICS) if (a.goods[r] - due[r] - kept[r] > a.goods[most] - due[most] - kept[most]) most = r
    due[most]++
  }
  return due
}
/** What is kept for the rest of the plan; of a plan that is not known, the grain that is owed. */
function keptOf(a: Account): { [B in Basic]: number } {
  const { bill } = a
  const { reserved } = a.around
  if (!reserved) return { wood: 0, stone: 0, grain: grainOwedBy(a) }
  const still = (good: Good): number => reserved[good] - (bill?.named[good] ?? 0)
  return { wood: still('wood'), stone: still('stone'), grain: still('grain') }
}

/** Goods of one's own choice are what is missing now. */
function choose(a: Account, due: Cost): void {
  for (const r of RESOURCES) {
    const lack = due[r] - a.goods[r]
    if (lack <= 0) continue
    const n = Math.min(lack, isBasic(r) ? a.openBasics : a.openLuxuries)
    a.goods[r] += n
    if (isBasic(r)) a.openBasics -= n
    else a.openLuxuries -= n
  }
}

/** A loan, then sales of the surplus, then of goods that could have been chosen. */
function raise(a: Account, need: number, due: Cost): void {
  const { goods, prices, bill } = a
  const credit = a.around.mostDebt - a.debt
  const loan = loanFor(need - goods.coin, credit)
  a.debt += loan
  if (bill) bill.lent += loan
  goods.coin += loan
  if (goods.coin >= need) return
  const trades: Trades = { sold: {}, loan: 0 }
  complete(trades, goods.coin, need, credit - loan, prices, surplusIn(goods, due, grainOwedBy(a)))
  let sold = 0
  for (const r of RESOURCES) {
    const n = trades.sold[r] ?? 0
    goods[r] -= n
    sold += n * sellingPrice(prices, r)
  }
  for (; goods.coin + sold < need && a.openBasics > 0; a.openBasics--) sold += sellingPrice(prices, BASIC)
  for (; goods.coin + sold < need && a.openLuxuries > 0; a.openLuxuries--) sold += sellingPrice(prices, LUXURY)
  goods.coin += sold
  if (bill) bill.sold += sold
}
const BASIC: Resource = 'wood'
const LUXURY: Resource = 'glass'
