import {
  ABOUT_NOTHING,
  type CharacterCard,
  cardOption,
  DECK,
  deed,
  drawCards,
  emptied,
  inDraw,
  keep,
  kinds,
  moved,
  question,
  shuffledDeck,
} from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

const keeps = question('scholar.keep', 'citadels.prompt.scholar-keep', ABOUT_NOTHING, {
  what: ({ t, seat }) => oneOf(kinds(t.players[seat]!.drawn).map(cardOption)),
  does(x, { t, seat }, card) {
    const player = t.players[seat]!
    keep(t, seat, [card])
    moved(t, inDraw(seat), DECK, player.drawn, [seat])
    shuffledDeck(t)
    emptied(t, inDraw(seat))
    t.deck.push(...player.drawn)
    player.drawn = []
    x.rng.shuffle(t.deck)
    x.tell('keptCards', { seat, n: 1, source: 'scholar' }, [seat], { cards: [card] })
  },
})

/** CIT-6.7.3 */
export const scholar: CharacterCard<'scholar'> = {
  key: 'scholar',
  rank: 7,
  limit: 2,
  abilities: [
    deed({
      do: 'study',
      does(x, { t, seat, as }) {
        const cards = drawCards(t, seat, 7)
        x.tell('drew', { seat, drawn: cards.length, source: 'scholar' }, [seat], { cards: [...cards] })
        if (cards.length > 0) keeps.put(x, { seat, as: as.key }, null)
      },
    }),
  ],
  asks: [keeps],
}
