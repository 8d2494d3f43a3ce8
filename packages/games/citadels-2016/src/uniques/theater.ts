import { ABOUT_NOTHING, type Character, others, question, special, type X } from '@cloak/citadels-core'
import { form, menu, oneOf, orElse, type Seat, seatOption } from '@cloak/kernel'

/** Which of two cards he gives is his choice, which of two he gets is chance (CIT-11.62). */
const exchanges = question('theater.exchange', 'citadels.prompt.theater', ABOUT_NOTHING, {
  what({ t, seat }) {
    const gives = oneOf(t.players[seat]!.characters.map(id => ({ id, ref: { kind: 'character', id } })))
    const opponent = oneOf(others(t, seat).map(seatOption))
    const exchange = { do: 'exchange', with: form({ gives, with: opponent }) } as const
    return orElse(menu([{ do: 'pass', with: null }, exchange]), { do: 'pass' })
  },
  does(x, { seat }, act) {
    if (act.do === 'exchange') exchange(x, seat, act.with.gives, act.with.with)
  },
})

/** CIT-7.28 */
export const theater = special('theater', 6, {
  onSelectionEnd: (x, seat) => exchanges.put(x, { seat, as: null }, null),
  asks: [exchanges],
})

function exchange(x: X, by: Seat, gave: Character, other: Seat): void {
  const { t, rng } = x
  const got = rng.pick(t.players[other]!.characters)
  swap(x, by, gave, got)
  swap(x, other, got, gave)
  t.draft.exchange = { by, with: other }
  x.tell('exchangedCharacters', { by, with: other }, [by, other], { gave, got })
}

function swap({ t }: X, seat: Seat, gave: Character, got: Character): void {
  const player = t.players[seat]!
  player.characters = [...player.characters.filter(character => character !== gave), got]
  player.exchanged = { gave, got }
}
