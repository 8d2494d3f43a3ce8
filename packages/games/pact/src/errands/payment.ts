import { oneOf, orElse, type Seat, type Step, steps } from '@cloak/kernel'
import type { Cost } from '../data/book.ts'
import { coinsFor, creditOf, grainOwed, isPayable, pricesFor, slackOf, surplusOf } from '../cost.ts'
import { GOODS, type Resource, RESOURCES } from '../data/pieces.ts'
import { noteBare, noteLeft, noteMeans, noteShortage } from '../fail.ts'
import { giveUp, some } from '../goods.ts'
import { buy, raise, raising, tellTrades } from '../market.ts'
import { addMix, mixes, mixOption } from '../mix.ts'
import type { Errands, Hands, Lane, Open } from '../types.ts'
import { why } from '../why.ts'

const { does, asks } = steps<Lane>()
type Own = 'pay' | 'mix' | 'raise' | 'handOver'

/** Paying a cost that is known to be payable: mix, missing coins, missing goods, payment (DWD-3.5, 3.6, 3.30). */
export const payment: { [K in Own]: Step<Lane, Errands[K]> } = {
  pay: does((x, { seat, cost, by }) => {
    const { goods } = x.t.players[seat]!
    const mixed = cost.basics > 0
    const short = !mixed && goods.coin < coinsFor(goods, pricesFor(x.t, seat), cost)
    if (mixed || short || grainOwed(x.t, seat) > 0) noteMeans(x.t, seat, cost)
    if (mixed) return x.next('mix', { seat, cost, by })
    if (!short) return handOver(x, seat, cost, by)
    noteShortage(x.t, seat, cost)
    x.next('raise', { seat, cost, by })
    x.next('handOver', { seat, cost, by })
  }),

  mix: asks({
    who: (_, { seat }) => seat,
    prompt: (_, { cost, by }) => ({ key: 'pact.prompt.mix', args: { n: cost.basics, source: by } }),
    what: (t, { cost }, seat, lean) => {
      const of = mixes(cost.basics).map(id => ({
        ...mixOption(id, lean),
        barred: isPayable(t, seat, addMix(cost, id)) ? undefined : why('DWD-9.26', 'cannot-pay'),
      }))
      return orElse(oneOf<string>(lean ? of.filter(o => !o.barred) : of), cheapest(t, seat, cost))
    },
    does: (x, { seat, cost, by }, mix) => x.next('pay', { seat, cost: addMix(cost, mix), by }),
  }),

  raise: asks({
    who: (_, { seat }) => seat,
    prompt: (t, { seat, cost, by }) => ({
      key: 'pact.prompt.raise',
      args: { n: coinsFor(t.players[seat]!.goods, pricesFor(t, seat), cost), source: by },
    }),
    what: (t, { cost }, seat, lean) => orElse(raising(t, seat, surplusOf(t, seat, cost), lean), { do: 'default' }),
    does(x, { seat, cost }, chosen) {
      const { goods } = x.t.players[seat]!
      const need = coinsFor(goods, pricesFor(x.t, seat), cost)
      const trades = raise(x.t, seat, need, chosen, surplusOf(x.t, seat, cost))
      if (trades.sold.grain) noteLeft(x.t, seat, 'grain', cost.grain + grainOwed(x.t, seat))
      tellTrades(x, seat, trades)
    },
  }),

  handOver: does((x, { seat, cost, by }) => handOver(x, seat, cost, by)),
}

function handOver(h: Hands, seat: Seat, cost: Cost, by: Errands['pay']['by']): void {
  const { goods } = h.t.players[seat]!
  const bought: Resource[] = []
  for (const r of RESOURCES) {
    if (cost[r] <= goods[r]) continue
    buy(h, seat, r, cost[r] - goods[r])
    bought.push(r)
  }
  let any = false
  for (const good of GOODS) {
    if (cost[good] === 0) continue
    giveUp(h.t, seat, good, cost[good])
    any = true
  }
  for (const r of bought) noteBare(h.t, seat, r)
  if (any) h.tell('paid', { seat, goods: some(cost), by })
}

/** The mix that costs least; of equal ones the first. */
function cheapest(t: Open, seat: Seat, cost: Cost): string {
  const { goods } = t.players[seat]!
  let best = ''
  let most = -Infinity
  for (const id of mixes(cost.basics)) {
    const slack = slackOf(goods, creditOf(t, seat), pricesFor(t, seat), addMix(cost, id), grainOwed(t, seat))
    if (slack > most) {
      best = id
      most = slack
    }
  }
  return best
}
