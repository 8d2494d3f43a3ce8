import { type Chapter, menu, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { topCard } from '../../cards.ts'
import { districts, why } from '../../choices.ts'
import { type Colour, COLOURS } from '../../data/pieces.ts'
import { moveTop, refuse, use } from '../../intrigue.ts'
import type { Chytrogrod, Open } from '../../types.ts'

const { asks } = steps<Chytrogrod>()

const whyNotLift = (t: Open, seat: Seat, from: Colour): Why | undefined =>
  topCard(t.districts[from])?.by === seat ? undefined : why('CHY-11.6', 'not-your-top')

/** The Red Thugs move a card of their own (CHY-11.6). */
export const brawl: Chapter<Chytrogrod, 'intrigue.brawl'> = {
  'intrigue.brawl': asks({
    who: (t, { seat }) => (COLOURS.some(from => !whyNotLift(t, seat, from)) ? seat : null),
    prompt: 'chytrogrod.prompt.brawl',
    what: (t, { seat }, _, lean) =>
      orElse(
        menu([
          { do: 'refuse', with: null },
          { do: 'brawl', with: districts(lean, from => whyNotLift(t, seat, from)) },
        ]),
        { do: 'refuse' },
      ),
    does(x, { seat }, act) {
      if (act.do === 'refuse') return refuse(x, seat)
      use(x, seat)
      x.next('intrigue.brawl.to', { seat, from: act.with })
    },
  }),

  'intrigue.brawl.to': asks({
    who: (_, { seat }) => seat,
    prompt: (_, { from }) => ({ key: 'chytrogrod.prompt.brawl-to', args: { district: from } }),
    what: (_, { from }, __, lean) =>
      districts(lean, to => (to === from ? why('CHY-11.6', 'another-district') : undefined)),
    does: (x, { seat, from }, to) => moveTop(x, seat, from, to),
  }),
}
