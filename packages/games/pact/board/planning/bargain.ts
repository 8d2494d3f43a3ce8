import type { Draft } from '@cloak/kernel'
import { type Resource, RESOURCES } from '../../src/data/pieces.ts'
import { buyingPrice, flagged, interestOn, pointsOfDebt, pricesFor, sellingPrice } from '../../src/reading/index.ts'
import { useSay } from '../words.ts'
import { usePact } from '../table.ts'

/** A trade that is not struck yet. */
export type Bargain =
  | { do: 'buy'; good: Resource; n: number }
  | { do: 'sell'; goods: { [R in Resource]?: number } }
  | { do: 'loan' | 'repay'; n: number }
  | { do: 'want'; goods: readonly string[] }

/** The bargain as the market's menu has it. */
export const tradeOf = (bargain: Bargain): Draft => {
  switch (bargain.do) {
    case 'buy':
      return { do: 'buy', with: { do: bargain.good, with: bargain.n } }
    case 'sell':
      return { do: 'sell', with: bargain.goods }
    case 'loan':
    case 'repay':
      return { do: bargain.do, with: bargain.n }
    case 'want':
      return { do: 'want', with: bargain.goods }
  }
}

/** What a bargain comes to: every price, and for a loan also what it will cost later. */
export function useBargainText(): (bargain: Bargain) => string {
  const say = useSay()
  const { me, view, seat, name } = usePact()
  return is => {
    if (!me?.goods || seat === null) return ''
    const prices = pricesFor(view, seat)
    const { debt, quarter } = me
    const { coin } = me.goods
    switch (is.do) {
      case 'buy': {
        const coins = is.n * buyingPrice(prices, is.good)
        return say('pact.board.bargain.buy', { n: is.n, good: name('good', is.good), coins, left: coin - coins })
      }
      case 'sell': {
        const sold = RESOURCES.filter(good => (is.goods[good] ?? 0) > 0)
        const coins = sold.reduce((sum, good) => sum + is.goods[good]! * sellingPrice(prices, good), 0)
        const goods = sold.map(good => `${is.goods[good]} × ${name('good', good)}`).join(', ')
        return say('pact.board.bargain.sell', { goods, coins, left: coin + coins })
      }
      case 'loan': {
        const to = debt + is.n
        const interest = interestOn(to, quarter, flagged(view, seat, 'interestFree6') > 0)?.entries ?? 0
        return say('pact.board.bargain.loan', { n: is.n, from: debt, to, interest, points: pointsOfDebt(to) })
      }
      case 'repay':
        return say('pact.board.bargain.repay', { n: is.n, from: debt, to: debt - is.n, left: coin - is.n })
      case 'want':
        return say('pact.board.bargain.want')
    }
  }
}
