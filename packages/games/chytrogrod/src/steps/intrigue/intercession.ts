import { type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { ANY_DISTRICT } from '../../choices.ts'
import { drawDecree, placeDecree } from '../../decree.ts'
import { refuse, use } from '../../intrigue.ts'
import type { Chytrogrod } from '../../types.ts'

const { asks } = steps<Chytrogrod>()

/** The Order of Saint Midas plays a decree of its own (CHY-11.9). */
export const intercession: Chapter<Chytrogrod, 'intrigue.intercession'> = {
  'intrigue.intercession': asks({
    who: (t, { seat }) => (t.players[seat]!.supporter === null ? seat : null),
    prompt: 'chytrogrod.prompt.intercession',
    what: () =>
      orElse(
        menu([
          { do: 'refuse', with: null },
          { do: 'draw', with: null },
        ]),
        { do: 'refuse' },
      ),
    does(x, { seat }, act) {
      if (act.do === 'refuse') return refuse(x, seat)
      use(x, seat)
      drawDecree(x, seat)
      x.next('intrigue.intercession.to', { seat })
    },
  }),

  'intrigue.intercession.to': asks({
    who: (_, { seat }) => seat,
    prompt: 'chytrogrod.prompt.decree',
    what: () => ANY_DISTRICT,
    does: (x, _, district) => placeDecree(x, district),
  }),
}
