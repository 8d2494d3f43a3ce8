import { by, oneOf, orElse, type Seat, split, type Step, steps } from '@cloak/kernel'
import { deedOf } from '../data/book.ts'
import { canPay } from '../cost.ts'
import { countOf, holds } from '../counts.ts'
import { available, welcome } from '../courtiers.ts'
import type { Effect } from '../data/effects.ts'
import { BASICS, type Goods, RESOURCES } from '../data/pieces.ts'
import { cutDebt, raiseDebt } from '../debt.ts'
import { noteBare } from '../fail.ts'
import { gain, giveUp } from '../goods.ts'
import { addMix, mixes, mixOption } from '../mix.ts'
import { move } from '../reputation.ts'
import { award } from '../score.ts'
import type { Errands, Lane, Open } from '../types.ts'
import { why } from '../why.ts'
import { returnDevilWings, takeAngelWings } from '../wings.ts'

const { does, asks } = steps<Lane>()
type Own = 'run' | 'gainSome' | 'takeCourtier' | 'exchange' | 'sellAll'

/** The primitives of DWD-17.1, executed from left to right. */
export const effects: { [K in Own]: Step<Lane, Errands[K]> } = {
  run: does((x, { seat, list, by }) => {
    for (const [i, e] of list.entries()) {
      const rest = list.slice(i + 1)
      const then = () => {
        if (rest.length > 0) x.next('run', { seat, list: rest, by })
      }
      switch (e.op) {
        case 'gain':
          gain(x, seat, e.res, e.n, by)
          break
        case 'rep':
          move(x, seat, e.n)
          break
        case 'angel':
          takeAngelWings(x, seat, e.n)
          break
        case 'devil':
          returnDevilWings(x, seat, -e.n)
          break
        case 'debt':
          if (e.n > 0) raiseDebt(x, seat, e.n)
          else cutDebt(x, seat, -e.n)
          break
        case 'vp':
          award(x, seat, e.n, by)
          break
        case 'loseToken':
          x.t.players[seat]!.tokensLeaving++
          x.tell('tokenLost', { seat })
          break
        case 'per':
          x.next('run', { seat, list: times(e.do, Math.floor(countOf(x.t, seat, e.count) / e.div)), by })
          return then()
        case 'if':
          if (holds(x.t, seat, e.cond)) x.next('run', { seat, list: e.do, by })
          return then()
        case 'gainBasic':
          x.next('gainSome', { seat, of: 'basics', n: e.n, by })
          return then()
        case 'gainLux':
          x.next('gainSome', { seat, of: 'luxury', n: e.n, by })
          return then()
        case 'courtier':
          if (available(x.t, seat).length > 0) x.next('takeCourtier', { seat, by })
          return then()
        case 'minor':
          x.next('takeTile', { seat, by })
          return then()
        case 'dropMinor':
          x.next('dropTile', { seat, by })
          return then()
        case 'tuck':
          x.next('tuck', { seat, stable: by })
          return then()
        case 'exch':
          x.next('exchange', { seat, left: e.max, cost: e.cost, gain: e.gain, by })
          return then()
        case 'tradeRoute':
          x.next('sellAll', { seat, by })
          return then()
        // Standing changes are read off the building; costs and conditions were met before anything is gained.
        case 'mod':
        case 'pay':
        case 'payBasic':
        case 'cond':
        case 'returnCourtier':
          break
      }
    }
  }),

  gainSome: asks({
    who: (_, { seat }) => seat,
    prompt: (_, { of, n, by }) => ({ key: `pact.prompt.gain-${of}`, args: { n, source: by } }),
    what: (_, { of, n }) =>
      of === 'basics'
        ? orElse(by('DWD-17.1', split({ wood: n, stone: n, grain: n }, n, n)), { wood: n })
        : orElse(by('DWD-17.1', split({ glass: n, marble: n }, n, n)), { glass: n }),
    does(x, { seat, by }, chosen) {
      const goods: Partial<Goods> = chosen
      for (const r of RESOURCES) gain(x, seat, r, goods[r] ?? 0, by)
    },
  }),

  takeCourtier: asks({
    who: (_, { seat }) => seat,
    prompt: (_, { by }) => ({ key: 'pact.prompt.take-courtier', args: { source: by } }),
    what: (t, { seat }) => {
      const open = available(t, seat)
      return orElse(oneOf(open.map(id => ({ id, ref: { kind: 'courtier', id } }))), open[0]!)
    },
    does: (x, { seat }, courtier) => welcome(x, seat, courtier),
  }),

  // DWD-9.20: an exchange may be made zero times, so the question is put whatever is held.
  exchange: asks({
    who: (_, { seat, left }) => (left > 0 ? seat : null),
    prompt: (_, { left, by }) => ({ key: 'pact.prompt.exchange', args: { n: left, source: by } }),
    what: (t, { seat, cost }, _seat, lean) => {
      const deed = deedOf(cost)
      const of = mixes(deed.cost.basics).map(id => {
        const open = canPay(t, seat, addMix(deed.cost, id))
        return { ...mixOption(id, lean), barred: open ? undefined : why('DWD-9.26', 'cannot-pay') }
      })
      const offered = lean ? of.filter(o => !o.barred) : of
      return orElse(oneOf<string>([{ id: 'stop' }, ...offered]), 'stop')
    },
    does(x, { seat, left, cost, gain: gains, by }, chosen) {
      if (chosen === 'stop') return
      x.next('pay', { seat, cost: addMix(deedOf(cost).cost, chosen), by })
      x.next('run', { seat, list: gains, by })
      x.next('exchange', { seat, left: left - 1, cost, gain: gains, by })
    },
  }),

  sellAll: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.trade-route',
    what: (t, { seat }) => orElse(oneOf(BASICS.map(id => ({ id, ref: { kind: 'good', id } }))), most(t, seat)),
    does(x, { seat, by }, basic) {
      const n = x.t.players[seat]!.goods[basic]
      giveUp(x.t, seat, basic, n)
      noteBare(x.t, seat, basic)
      x.tell('discarded', { seat, goods: { [basic]: n } })
      award(x, seat, n, by)
    },
  }),
}

/** A list so many times over; a lone gain is said once, with its sum. */
function times(list: readonly Effect[], n: number): readonly Effect[] {
  const [only] = list
  if (list.length === 1 && only && (only.op === 'gain' || only.op === 'vp'))
    return n > 0 ? [{ ...only, n: only.n * n }] : []
  return Array.from({ length: n }, () => list).flat()
}

const most = (t: Open, seat: Seat) =>
  BASICS.reduce((best, r) => (t.players[seat]!.goods[r] > t.players[seat]!.goods[best] ? r : best))
