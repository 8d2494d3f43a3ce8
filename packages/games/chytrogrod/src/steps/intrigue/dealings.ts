import { type Chapter, menu, type Option, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { topCard } from '../../cards.ts'
import { choice, districts, option, why } from '../../choices.ts'
import { type Colour, COLOURS } from '../../data/pieces.ts'
import { moveTop, refuse, use } from '../../intrigue.ts'
import type { Chytrogrod, Open } from '../../types.ts'

const { asks } = steps<Chytrogrod>()

function whyNotLook(t: Open, seat: Seat, at: Colour): Why | undefined {
  const top = topCard(t.districts[at])
  if (!top) return why('CHY-11.8', 'no-card-there')
  return top.by === seat ? why('CHY-11.8', 'your-own-top') : undefined
}

/** The University looks at a rival's card and may move it (CHY-11.8). */
export const dealings: Chapter<Chytrogrod, 'intrigue.dealings'> = {
  'intrigue.dealings': asks({
    who: (t, { seat }) =>
      t.players[seat]!.supporter === 'green' && COLOURS.some(at => !whyNotLook(t, seat, at)) ? seat : null,
    prompt: 'chytrogrod.prompt.dealings',
    what: (t, { seat }, _, lean) =>
      orElse(
        menu([
          { do: 'refuse', with: null },
          { do: 'look', with: districts(lean, at => whyNotLook(t, seat, at)) },
        ]),
        { do: 'refuse' },
      ),
    does(x, { seat }, act) {
      if (act.do === 'refuse') return refuse(x, seat)
      use(x, seat)
      const laid = topCard(x.t.districts[act.with])!
      laid.seenBy = seat
      x.tell('cardLookedAt', { seat, owner: laid.by, district: act.with }, [seat, laid.by], { card: laid.card })
      x.next('intrigue.dealings.to', { seat, from: act.with })
    },
  }),

  // CHY-13.42: after looking, moving is optional as well.
  'intrigue.dealings.to': asks({
    who: (_, { seat }) => seat,
    prompt: (t, { from }) => ({ key: 'chytrogrod.prompt.dealings-to', args: { district: from } }),
    what: (_, { from }, __, lean) =>
      orElse(
        choice<Colour | 'leave'>(
          [
            { id: 'leave' },
            ...COLOURS.map((to): Option<Colour> =>
              option('district', to, to === from ? why('CHY-11.8', 'another-district') : undefined),
            ),
          ],
          lean,
        ),
        'leave',
      ),
    does(x, { seat, from }, to) {
      if (to !== 'leave') return moveTop(x, seat, from, to)
      x.tell('cardLeft', { seat, owner: topCard(x.t.districts[from])!.by, district: from })
    },
  }),
}
