import { type Chapter, menu, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { choice, districts, option, why } from '../../choices.ts'
import { type Colour, COLOURS, type Good, GOODS } from '../../data/pieces.ts'
import { refuse, use } from '../../intrigue.ts'
import type { Chytrogrod, Open } from '../../types.ts'

const { asks } = steps<Chytrogrod>()

const whyNotGive = (t: Open, seat: Seat, given: Good, taken: Good): Why | undefined =>
  given === taken
    ? why('CHY-13.46', 'same-good')
    : t.players[seat]!.board[given] === 0
      ? why('CHY-11.5', 'none-on-board')
      : undefined

function whyNotTake(t: Open, seat: Seat, good: Good, district: Colour): Why | undefined {
  if (t.districts[district].tokens[good] < 2) return why('CHY-11.5', 'no-pair')
  return GOODS.some(given => !whyNotGive(t, seat, given, good)) ? undefined : why('CHY-11.10', 'nothing-to-give')
}
const isOffered = (t: Open, seat: Seat): boolean =>
  COLOURS.some(district => GOODS.some(good => !whyNotTake(t, seat, good, district)))

/** The Ahoy! Brotherhood swaps a good with a district (CHY-11.5). */
export const thunder: Chapter<Chytrogrod, 'intrigue.thunder'> = {
  'intrigue.thunder': asks({
    who: (t, { seat }) => (isOffered(t, seat) ? seat : null),
    prompt: 'chytrogrod.prompt.thunder',
    what: (t, { seat }, _, lean) =>
      orElse(
        menu([
          { do: 'refuse', with: null },
          ...GOODS.map(good => ({
            do: good,
            with: districts(lean, district => whyNotTake(t, seat, good, district)),
          })),
        ]),
        { do: 'refuse' },
      ),
    does(x, { seat }, act) {
      if (act.do === 'refuse') return refuse(x, seat)
      use(x, seat)
      x.next('intrigue.thunder.give', { seat, district: act.with, taken: act.do })
    },
  }),

  'intrigue.thunder.give': asks({
    who: (_, { seat }) => seat,
    prompt: (_, { district, taken }) => ({ key: 'chytrogrod.prompt.thunder-give', args: { district, good: taken } }),
    what: (t, { seat, taken }, _, lean) =>
      choice(
        GOODS.map(given => option('good', given, whyNotGive(t, seat, given, taken))),
        lean,
      ),
    does(x, { seat, district, taken }, given) {
      const { board } = x.t.players[seat]!
      const { tokens } = x.t.districts[district]
      board[given]--
      tokens[given]++
      tokens[taken]--
      board[taken]++
      x.tell('goodsSwapped', { seat, given, taken, district })
    },
  }),
}
