import { menu, oneOf, orElse, type Seat, type Step, steps } from '@cloak/kernel'
import { bookOf, noCost } from '../data/book.ts'
import { isPayable } from '../cost.ts'
import { type Inquisitor, RESOURCES } from '../data/pieces.ts'
import { raiseDebt } from '../debt.ts'
import { giveUp, some } from '../goods.ts'
import { heaps } from '../heaps.ts'
import { guestAt, inquisitorAt } from '../inquisitors.ts'
import { finest, lossBy, lossToAscetic } from '../loss.ts'
import { market, trade } from '../market.ts'
import type { Errands, Hands, Lane, Open } from '../types.ts'
import { spendIndulgences } from '../wings.ts'
import { why } from '../why.ts'

const { does, asks } = steps<Lane>()
type Own = 'penalty' | 'ascetic' | 'libertine' | 'vandal' | 'uninvited'

/** What an unanswered inquisitor does (DWD-20). Debt and market stay open all the while (DWD-13.1, 20.2). */
export const penalties: { [K in Own]: Step<Lane, Errands[K]> } = {
  penalty: does((x, { seat, by: stand }) => {
    const inquisitor = inquisitorAt(x.t, stand)
    const p = x.t.players[seat]!
    switch (inquisitor) {
      case 'ascetic':
      case 'libertine':
        return x.next(inquisitor, { seat })
      case 'vandal':
        if (finest(x.t, seat).length > 0) x.next('vandal', { seat })
        return
      case 'fundamentalist':
      case 'plebeian':
      case 'orator':
      case 'guest':
        return punish(x, seat, inquisitor, lossBy(x.t, seat, inquisitor))
      case 'bailiff': {
        const guests = p.guests
        raiseDebt(x, seat, bookOf(x.t).house.penalties.bailiff)
        // DWD-13.35: whoever comes now is answered now.
        for (let n = guests; n < p.guests; n++) x.next('uninvited', { seat })
        return
      }
    }
  }),

  ascetic: asks({
    who: (_, { seat }) => seat,
    prompt: t => ({ key: 'pact.prompt.ascetic', args: { n: bookOf(t).house.penalties.ascetic.tokens } }),
    what: (t, { seat }, _, lean) => {
      const { tokens } = bookOf(t).house.penalties.ascetic
      const discard = heaps('DWD-20.1', t.players[seat]!.goods, 0, tokens, lean)
      return orElse(menu([{ do: 'discard', with: discard }, market(t, seat, lean)]), {
        do: 'discard',
        with: fewest(t, seat, tokens),
      })
    },
    does(x, { seat }, deed) {
      if (deed.do === 'trade') {
        trade(x, seat, deed.with)
        return x.next('ascetic', { seat })
      }
      let given = 0
      for (const r of RESOURCES) {
        const n = deed.with[r] ?? 0
        giveUp(x.t, seat, r, n)
        given += n
      }
      x.tell('discarded', { seat, goods: some(deed.with) })
      punish(x, seat, 'ascetic', lossToAscetic(x.t, given))
    },
  }),

  libertine: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.libertine',
    what: (t, { seat }, _, lean) => {
      const barred = isPayable(t, seat, toLibertine(t)) ? undefined : why('DWD-20.1', 'cannot-pay')
      const give = { do: 'give' as const, with: null, barred }
      const lose = { do: 'lose' as const, with: null }
      return orElse(menu(lean && barred ? [lose, market(t, seat, lean)] : [give, lose, market(t, seat, lean)]), {
        do: 'lose',
      })
    },
    does(x, { seat }, deed) {
      switch (deed.do) {
        case 'trade':
          trade(x, seat, deed.with)
          return x.next('libertine', { seat })
        case 'give':
          return x.next('pay', { seat, cost: toLibertine(x.t), by: 'libertine' })
        case 'lose':
          return punish(x, seat, 'libertine', bookOf(x.t).house.penalties.libertine.points)
      }
    },
  }),

  vandal: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.vandal',
    what: (t, { seat }) => {
      const of = finest(t, seat)
      return orElse(oneOf(of.map(id => ({ id, ref: { kind: 'card', id } }))), of[0]!)
    },
    does(x, { seat }, card) {
      const p = x.t.players[seat]!
      const [gone] = p.built.splice(
        p.built.findIndex(b => b.card === card),
        1,
      )
      // DWD-22.6: what was tucked under a destroyed Stable is an ordinary building again.
      for (const b of p.built) if (b.under === card) b.under = null
      p.lost.push({ ...gone!, under: null })
      x.tell('destroyed', { seat, card })
    },
  }),

  uninvited: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.uninvited',
    what: (t, { seat }, _, lean) => {
      const p = t.players[seat]!
      const soul = p.souls.plain + p.souls.marked > p.presented
      const of = [
        { id: 'soul' as const, barred: soul ? undefined : why('DWD-13.35', 'no-soul-left') },
        { id: 'indulgence' as const, barred: p.indulgences > 0 ? undefined : why('DWD-13.35', 'no-indulgence') },
        { id: 'nothing' as const, barred: undefined },
      ]
      return orElse(
        oneOf(lean ? of.filter(o => !o.barred) : of),
        soul ? 'soul' : p.indulgences > 0 ? 'indulgence' : 'nothing',
      )
    },
    does(x, { seat }, reply) {
      const p = x.t.players[seat]!
      const stand = guestAt(p.guests)
      if (reply === 'soul') p.shown.push({ round: x.t.round, n: ++p.presented })
      if (reply === 'indulgence') spendIndulgences(x.t, seat, 1)
      x.tell('answers', {
        seat,
        bySoul: reply === 'soul' ? [stand] : [],
        byIndulgence: reply === 'indulgence' ? [stand] : [],
        unanswered: reply === 'nothing' ? [stand] : [],
      })
      if (reply === 'nothing') x.next('penalty', { seat, by: stand })
    },
  }),
}

function punish(h: Hands, seat: Seat, inquisitor: Inquisitor, n: number): void {
  h.t.players[seat]!.score -= n
  h.tell('punished', { seat, inquisitor, n })
}

function toLibertine(t: Open) {
  const { glass, marble } = bookOf(t).house.penalties.libertine
  return { ...noCost(), glass, marble }
}

/** What to part with when nobody says: basics first. */
function fewest(t: Open, seat: Seat, tokens: number): { [r: string]: number } {
  const given: { [r: string]: number } = {}
  for (const r of RESOURCES) {
    const n = Math.min(tokens, t.players[seat]!.goods[r])
    if (n > 0) given[r] = n
    tokens -= n
  }
  return given
}
