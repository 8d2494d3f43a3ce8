import type { Decision, Draft, Menu } from '@cloak/kernel'
import { RESOURCES, type Resource } from '../src/data/pieces.ts'
import { buyingPrice, pricesFor, sellingPrice } from '../src/reading/index.ts'
import { useState } from 'react'
import { setWhy } from '@cloak/parts/table/state.ts'
import { useSay } from './words.ts'
import { actionIn, isMenu, Send, useAnswer } from './pointing/answer.tsx'
import { type Bargain, tradeOf, useBargainText } from './planning/bargain.ts'
import { Glyph, GOODS, GoodToken } from './pieces/Piece.tsx'
import { usePact } from './table.ts'
import type { Stops } from './telling/walk-past.ts'

interface Trades {
  menu: Menu
  /** A trade as an answer to the open question. */
  as(trade: Draft): Draft
}
/** Where the open question lets one trade; null where it does not. */
export function tradesIn(decision: Decision | null): Trades | null {
  for (const name of ['trade', 'wait'] as const) {
    const inner = actionIn(decision, name)?.with
    if (isMenu(inner)) return { menu: inner, as: trade => ({ do: name, with: trade }) }
  }
  return null
}

/** The market and the money-lender: every price in sight, and what a bargain comes to before it is struck. */
export function Market({ stops }: { stops: Stops }) {
  const say = useSay()
  const { me, view, seat, seen } = usePact()
  const sentence = useBargainText()
  const { decision } = useAnswer()
  const [begun, setBegun] = useState<{ at: number; is: Bargain } | null>(null)
  if (!me?.goods || seat === null) return null
  const trades = tradesIn(decision)
  const bargain = begun?.at === seen.at ? begun.is : null
  const begin = (is: Bargain | null): void => setBegun(is && { at: seen.at, is })
  const prices = pricesFor(view, seat)
  const most = (name: string, inner?: string): number => {
    const action =
      inner === undefined ? actionIn(trades?.menu, name) : actionIn(actionIn(trades?.menu, name)?.with, inner)
    if (action?.barred) setWhy(action.barred)
    return !action || action.barred || action.with?.kind !== 'amount' ? 0 : action.with.max
  }
  function buy(good: Resource): void {
    const max = most('buy', good)
    const n = bargain?.do === 'buy' && bargain.good === good ? bargain.n + 1 : 1
    if (max > 0) begin({ do: 'buy', good, n: Math.min(n, max) })
  }
  function sell(good: Resource): void {
    const action = actionIn(trades?.menu, 'sell')
    if (action?.barred) return setWhy(action.barred)
    const goods = bargain?.do === 'sell' ? bargain.goods : {}
    const n = Math.min((goods[good] ?? 0) + 1, me!.goods![good])
    if (n > 0) begin({ do: 'sell', goods: { ...goods, [good]: n } })
  }
  function money(deed: 'loan' | 'repay'): void {
    const max = most(deed)
    const n = bargain?.do === deed ? bargain.n + 1 : 1
    if (max > 0) begin({ do: deed, n: Math.min(n, max) })
  }
  function want(good: string): void {
    const goods: readonly string[] = bargain?.do === 'want' ? bargain.goods : me!.wanted
    begin({ do: 'want', goods: goods.includes(good) ? goods.filter(g => g !== good) : [...goods, good] })
  }
  const isClosed = trades === null
  const isSecret = seen.script.at(-1)?.step !== 'market.trade'
  const wanted: readonly string[] = bargain?.do === 'want' ? bargain.goods : me.wanted
  return (
    <section className={isClosed ? 'market market-closed' : 'market'} aria-label={say('pact.board.market')}>
      <h2>
        <Glyph of="market" />
        {say(isClosed ? 'pact.board.market-closed' : 'pact.board.market')}
      </h2>
      <div className="stalls">
        {RESOURCES.map(good => (
          <div key={good} className="stall">
            <GoodToken good={good} />
            <button type="button" disabled={isClosed} onClick={() => buy(good)}>
              <span>{say('pact.board.buy')}</span>
              <b>−{buyingPrice(prices, good)}</b>
            </button>
            <button type="button" disabled={isClosed} onClick={() => sell(good)}>
              <span>{say('pact.board.sell')}</span>
              <b>+{sellingPrice(prices, good)}</b>
            </button>
          </div>
        ))}
        <div className="stall stall-money">
          <GoodToken good="coin" />
          <button type="button" disabled={isClosed} onClick={() => money('loan')}>
            {say('pact.board.loan')}
          </button>
          <button type="button" disabled={isClosed} onClick={() => money('repay')}>
            {say('pact.board.repay')}
          </button>
        </div>
      </div>
      <div className="wanting" role="group" aria-label={say('pact.board.want')}>
        <span>{say('pact.board.want')}</span>
        {GOODS.map(good => (
          <button
            key={good}
            type="button"
            className="wish"
            disabled={isClosed}
            aria-pressed={wanted.includes(good)}
            onClick={() => want(good)}
          >
            <GoodToken good={good} />
          </button>
        ))}
      </div>
      {bargain && trades && (
        <div className="bargain">
          <p>{sentence(bargain)}</p>
          {isSecret && <p className="hint">{say('pact.board.trade-when')}</p>}
          <Send answer={trades.as(tradeOf(bargain))} look="primary">
            {say('pact.board.strike')}
          </Send>
          <button type="button" className="button quiet" onClick={() => begin(null)}>
            {say('pact.board.never-mind')}
          </button>
        </div>
      )}
      <label className="market-stops check">
        <input type="checkbox" checked={stops.every} onChange={stops.toggle} />
        {say('pact.board.every-market')}
      </label>
    </section>
  )
}
