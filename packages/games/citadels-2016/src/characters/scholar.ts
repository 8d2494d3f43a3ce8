import { asked, type CharacterCard, cardOption, deed, drawCards, kinds, takeOut } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

/** CIT-6.7.3 */
export const scholar: CharacterCard = {
  key: 'scholar',
  rank: 7,
  limit: 2,
  abilities: [
    deed({
      do: 'study',
      does(x, { t, seat, as }) {
        const cards = drawCards(t, 7)
        t.players[seat]!.drawn = cards
        x.tell('drew', { seat, drawn: cards.length, source: 'scholar' }, [seat], { cards: [...cards] })
        if (cards.length > 0) x.next('card.asks', { ask: 'scholar.keep', seat, as: as.key, n: seat })
      },
    }),
  ],
  asks: {
    'scholar.keep': asked('citadels.prompt.scholar-keep', {
      what: ({ t, seat }) => oneOf(kinds(t.players[seat]!.drawn).map(cardOption)),
      does(x, { t, seat }, card) {
        const player = t.players[seat]!
        takeOut(player.drawn, card)
        player.hand.push(card)
        t.deck.push(...player.drawn)
        player.drawn = []
        x.rng.shuffle(t.deck)
        x.tell('keptCards', { seat, n: 1, source: 'scholar' }, [seat], { cards: [card] })
      },
    }),
  },
}
