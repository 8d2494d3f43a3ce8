import { type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { KINDS, PHASE } from '../data/pieces.ts'
import { add, copyGoods, isEmpty, noGoods, passClosed, passUnseen } from '../goods.ts'
import { market, raise, tellTrades, trade } from '../market.ts'
import { dealOf, offering } from '../offer.ts'
import { leaveIt, type PlainReply, replying, surplusWith } from '../reply.ts'
import { SCHEDULES } from '../routing.ts'
import { EVERYONE, seatOf } from '../seats.ts'
import type { Chest, Open, Pact, Sight, Trades } from '../types.ts'

const { does, asksAll } = steps<Pact>()

export const deals: Chapter<Pact, 'deals'> = {
  'deals.begin': does(x => {
    x.t.phase = PHASE.deals
    x.next('deals.offer', { left: EVERYONE })
  }),

  'deals.offer': asksAll({
    who: (_, { left }) => left,
    covert: true,
    prompt: 'pact.prompt.offer',
    what: (t, _, seat, lean) => orElse(menu([...offering(t, seat, lean), market(t, seat, lean)]), { do: 'none' }),
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') {
          trade(x, seat, said.with)
          return true
        }
        const p = x.t.players[seat]!
        p.deals = [...p.deals.filter(deal => deal.round !== x.t.round), dealOf(x.t.round, said)]
        return false
      })
      if (again.length > 0) x.next('deals.offer', { left: again })
      else x.next('deals.send')
    },
  }),

  // DWD-7.3: what is offered is locked from here until the chest comes home.
  'deals.send': does(x => {
    x.t.chests = KINDS.map(kind => {
      const p = x.t.players[seatOf(x.t, kind)]!
      const { goods, indulgences, jesters, ask } = p.deals.at(-1)!
      add(p.goods, goods, -1)
      p.indulgences -= indulgences
      p.jesters -= jesters
      return {
        goods: copyGoods(goods),
        indulgences,
        jesters,
        ask,
        closed: false,
        paid: { coin: 0, plain: 0, marked: 0 },
      }
    })
    passUnseen(x.t)
    x.tell('chestsSent', { round: x.t.round })
    x.next('deals.carry', { pass: 1 })
    x.next('deals.carry', { pass: 2 })
    x.next('deals.return')
  }),

  'deals.carry': does((x, { pass }) => {
    x.t.pass = pass
    for (const seat of EVERYONE) {
      const p = x.t.players[seat]!
      const sight = sightOf(x.t, seat, pass)
      p.sights.push(sight)
      const { kind, state, jesters } = sight
      x.tell('chestCame', { seat, pass }, [seat], { kind, state, jesters })
    }
    x.next('deals.reply', { pass })
  }),

  // DWD-15.3: one prompt each, whatever lies in the chest, and the pass ends for all at once.
  'deals.reply': asksAll({
    who: () => EVERYONE,
    covert: true,
    prompt: (t, { pass }, seat) => {
      const { kind, state } = t.players[seat]!.sights.at(-1)!
      return { key: 'pact.prompt.reply', args: { pass, kind, state } }
    },
    what: (t, _, seat, lean) => orElse(replying(t, seat, lean), leaveIt(t, seat)),
    does(x, { pass }, answers) {
      passUnseen(x.t)
      const trades = EVERYONE.map((seat): Trades => {
        const said = answers[seat]!
        return said.do === 'jesters'
          ? reply(x.t, seat, pass, said.with.reply, said.with.n)
          : reply(x.t, seat, pass, said, 0)
      })
      for (const seat of EVERYONE)
        x.tell('replied', { seat, pass }, [seat], { taken: x.t.players[seat]!.sights.at(-1)!.taken === true })
      passClosed(x.t)
      x.tell('passClosed', { pass })
      for (const seat of EVERYONE) tellTrades(x, seat, trades[seat]!)
    },
  }),

  // DWD-7.9: the owner learns that it was taken, never by whom or when.
  'deals.return': does(x => {
    x.t.pass = 3
    for (const seat of EVERYONE) {
      const p = x.t.players[seat]!
      const chest = x.t.chests[KINDS.indexOf(p.kind)]!
      const { coin, plain, marked } = chest.paid
      if (!chest.closed) {
        add(p.goods, chest.goods)
        p.indulgences += chest.indulgences
      }
      p.goods.coin += coin
      p.souls.plain += plain
      p.souls.marked += marked
      p.jesters += chest.jesters
      const came = { taken: chest.closed, got: { coin, plain, marked }, jestersHome: chest.jesters }
      p.deals = [...p.deals.slice(0, -1), { ...p.deals.at(-1)!, ...came }]
      x.tell('chestHome', { seat }, [seat], { taken: chest.closed, coin, plain, marked, jesters: chest.jesters })
    }
    x.t.chests = []
    passUnseen(x.t)
    x.next('plan.begin')
  }),
}

/** The chest that this seat has in its hands: the schedule knows roles only (DWD-8.1). */
function chestFor(t: Open, seat: number, pass: 1 | 2): Chest {
  return t.chests[kindFor(t, seat, pass)]!
}
function kindFor(t: Open, seat: number, pass: 1 | 2): number {
  const { first, second } = SCHEDULES[t.schedule]![t.round - 1]!
  return (pass === 1 ? first : second).indexOf(KINDS.indexOf(t.players[seat]!.kind))
}

/** What the receiver sees: kind, goods and ask, or that the payment lies inside (DWD-7.4, 7.8). */
function sightOf(t: Open, seat: number, pass: 1 | 2): Sight {
  const { goods, indulgences, jesters, ask, closed } = chestFor(t, seat, pass)
  const empty = isEmpty(goods) && indulgences === 0
  return {
    round: t.round,
    pass,
    kind: KINDS[kindFor(t, seat, pass)]!,
    state: closed ? 'closed' : empty ? 'empty' : 'open',
    goods: closed ? noGoods() : copyGoods(goods),
    indulgences: closed ? 0 : indulgences,
    jesters,
    ask,
    taken: null,
    paid: { plain: 0, marked: 0 },
    left: 0,
  }
}

/** The whole exchange at once: goods out, payment in (DWD-7.5). What was traded for it is told when the pass ends (DWD-3.4). */
function reply(t: Open, seat: number, pass: 1 | 2, said: PlainReply, jesters: number): Trades {
  const p = t.players[seat]!
  const sight = p.sights.at(-1)!
  const chest = chestFor(t, seat, pass)
  p.jesters -= jesters
  chest.jesters += jesters
  const taken = said.do === 'accept' || said.do === 'acceptSouls'
  const souls = said.do === 'acceptSouls' ? said.with.souls : {}
  const paid = { plain: souls.plain ?? 0, marked: souls.marked ?? 0 }
  const coin = said.do === 'accept' ? (sight.ask?.n ?? 0) : 0
  const surplus = taken ? surplusWith(t, seat, sight) : p.goods
  if (taken) {
    add(p.goods, chest.goods)
    p.indulgences += chest.indulgences
    chest.closed = true
    chest.goods = noGoods()
    chest.indulgences = 0
  }
  const trades = raise(t, seat, coin, said.with.trade, { ...surplus })
  p.goods.coin -= coin
  p.souls.plain -= paid.plain
  p.souls.marked -= paid.marked
  if (taken) chest.paid = { coin, ...paid }
  p.sights = [...p.sights.slice(0, -1), { ...sight, taken, paid, left: jesters }]
  return trades
}
