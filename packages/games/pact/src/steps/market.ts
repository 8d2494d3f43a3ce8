import { type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { market as open, trade } from '../market.ts'
import type { Pact } from '../types.ts'

const { asksAll } = steps<Pact>()

export const market: Chapter<Pact, 'market'> = {
  // DWD-3.1: the market is open in any phase, also in those which ask nothing else.
  'market.trade': asksAll({
    who: (_, { left }) => left,
    prompt: 'pact.prompt.market',
    what: (t, _, seat, lean) => orElse(menu([{ do: 'done', with: null }, open(t, seat, lean)]), { do: 'done' }),
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') trade(x, seat, said.with)
        return said.do === 'trade'
      })
      if (again.length > 0) x.next('market.trade', { left: again })
    },
  }),
}
