import {
  ABOUT_NOTHING,
  cardOption,
  inDraw,
  keep,
  kinds,
  question,
  returnedDeck,
  special,
  tookDeck,
} from '@cloak/citadels-core'
import { menu, oneOf, orElse } from '@cloak/kernel'

const takes = question('lighthouse.take', 'citadels.prompt.lighthouse-take', ABOUT_NOTHING, {
  what: ({ t, seat }) =>
    orElse(
      menu([
        { do: 'take', with: oneOf(kinds(t.players[seat]!.drawn).map(cardOption)) },
        { do: 'leave', with: null },
      ]),
      { do: 'leave' },
    ),
  does(x, { t, seat }, act) {
    const player = t.players[seat]!
    const kept = act.do === 'take' ? [act.with] : []
    keep(t, seat, kept)
    returnedDeck(t, seat, inDraw(seat), player.drawn)
    t.deck = x.rng.shuffle([...player.drawn])
    player.drawn = []
    x.tell('keptCards', { seat, n: kept.length, source: 'lighthouse' }, [seat], { cards: kept })
  },
})
const looks = question('lighthouse.look', 'citadels.prompt.lighthouse', ABOUT_NOTHING, {
  what: () => orElse(oneOf(['look', 'leave']), 'leave'),
  does(x, { t, seat }, choice) {
    if (choice === 'leave') return
    tookDeck(t, inDraw(seat))
    const cards = t.deck.sort()
    t.deck = []
    t.players[seat]!.drawn = cards
    x.tell('searched', { seat, n: cards.length, source: 'lighthouse' })
    takes.put(x, { seat, as: null }, null)
  },
})

/** CLA-7.12: its builder may look through the deck and take one card. */
export const lighthouse = special('lighthouse', 3, {
  onBuilt(x, seat) {
    if (x.t.deck.length > 0) looks.put(x, { seat, as: null }, null) // CLA-12.20
  },
  asks: [looks, takes],
})
