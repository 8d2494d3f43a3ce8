import { amount, by, type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { wingPrice } from '../cost.ts'
import { PHASE } from '../data/pieces.ts'
import { giveUp } from '../goods.ts'
import { market, trade } from '../market.ts'
import { EVERYONE } from '../seats.ts'
import type { Pact } from '../types.ts'
import { why } from '../why.ts'
import { takeAngelWings } from '../wings.ts'
import { effectsOf } from './production.ts'

const { does, asksAll } = steps<Pact>()

/** Part A of the inquisition (DWD-13.2, 13.3). */
export const inquisition: Chapter<Pact, 'inquisition'> = {
  'inquisition.prepare': does(x => {
    x.t.phase = PHASE.inquisition
    x.t.secondUp = x.t.up[1] !== null
    effectsOf(x, 'inquisition')
    x.next('errands.do')
    x.next('inquisition.wings', { left: EVERYONE })
    x.next('ritual.fill', { left: EVERYONE })
  }),

  'inquisition.wings': asksAll({
    who: (_, { left }) => left,
    prompt: (t, _, seat) => ({ key: 'pact.prompt.wings', args: { coins: wingPrice(t, seat) } }),
    what: (t, _, seat, lean) => {
      const most = Math.floor(t.players[seat]!.goods.coin / wingPrice(t, seat))
      const done = { do: 'done' as const, with: null }
      const wings = {
        do: 'wings' as const,
        with: by('DWD-13.3', amount(1, Math.max(1, most))),
        ...(most > 0 ? {} : BARRED),
      }
      return orElse(menu(lean && most === 0 ? [done, market(t, seat, lean)] : [done, wings, market(t, seat, lean)]), {
        do: 'done',
      })
    },
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') trade(x, seat, said.with)
        if (said.do === 'wings') {
          const coin = said.with * wingPrice(x.t, seat)
          giveUp(x.t, seat, 'coin', coin)
          x.tell('wingsBought', { seat, n: said.with, coins: coin })
          takeAngelWings(x, seat, said.with)
        }
        return said.do !== 'done'
      })
      if (again.length > 0) x.next('inquisition.wings', { left: again })
    },
  }),
}
const BARRED = { barred: why('DWD-13.3', 'too-dear') }
