import { type Chapter, menu, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { choice, option, why } from '../../choices.ts'
import { type Good, GOODS } from '../../data/pieces.ts'
import { refuse, use } from '../../intrigue.ts'
import { fromSupply, toSupply } from '../../tokens.ts'
import type { Chytrogrod, Open } from '../../types.ts'

const { asks } = steps<Chytrogrod>()

const whyNotTake = (t: Open, taken: Good, returned: Good): Why | undefined =>
  taken === returned
    ? why('CHY-13.47', 'same-good')
    : t.supply[taken] === 0
      ? why('CHY-13.47', 'supply-empty')
      : undefined

function whyNotReturn(t: Open, seat: Seat, returned: Good): Why | undefined {
  if (t.players[seat]!.board[returned] < 3) return why('CHY-11.7', 'not-three')
  return GOODS.some(taken => !whyNotTake(t, taken, returned)) ? undefined : why('CHY-11.10', 'nothing-to-take')
}

/** The Royal Merchants exchange a good with the supplies (CHY-11.7). */
export const lordships: Chapter<Chytrogrod, 'intrigue.lordships'> = {
  'intrigue.lordships': asks({
    who: (t, { seat }) => (GOODS.some(good => !whyNotReturn(t, seat, good)) ? seat : null),
    prompt: 'chytrogrod.prompt.lordships',
    what: (t, { seat }, _, lean) =>
      orElse(
        menu([
          { do: 'refuse', with: null },
          {
            do: 'exchange',
            with: choice(
              GOODS.map(good => option('good', good, whyNotReturn(t, seat, good))),
              lean,
            ),
          },
        ]),
        { do: 'refuse' },
      ),
    does(x, { seat }, act) {
      if (act.do === 'refuse') return refuse(x, seat)
      use(x, seat)
      x.next('intrigue.lordships.take', { seat, returned: act.with })
    },
  }),

  'intrigue.lordships.take': asks({
    who: (_, { seat }) => seat,
    prompt: (_, { returned }) => ({ key: 'chytrogrod.prompt.lordships-take', args: { good: returned } }),
    what: (t, { returned }, _, lean) =>
      choice(
        GOODS.map(taken => option('good', taken, whyNotTake(t, taken, returned))),
        lean,
      ),
    does(x, { seat, returned }, taken) {
      const { board } = x.t.players[seat]!
      toSupply(x.t, returned, board)
      fromSupply(x.t, taken, board)
      x.tell('goodsExchanged', { seat, given: returned, taken })
    },
  }),
}
