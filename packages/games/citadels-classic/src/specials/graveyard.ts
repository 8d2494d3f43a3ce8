import { asked, discardOpen, hiddenOpenly, inHand, putIn, special, why } from '@cloak/citadels-core'
import { oneOf, orElse } from '@cloak/kernel'

const NO_GOLD = why('CLA-12.13', 'no-gold')

/** CLA-7.5: what another player's Warlord destroys may be had for one gold. */
export const graveyard = special('graveyard', 5, {
  onRuin: (x, seat) => x.next('card.asks', { ask: 'graveyard.salvage', seat, as: null, n: seat }),
  asks: {
    'graveyard.salvage': asked('citadels.prompt.salvage', {
      what: ({ t, seat }) =>
        orElse(oneOf([{ id: 'salvage', barred: t.players[seat]!.gold === 0 ? NO_GOLD : undefined }, 'leave']), 'leave'),
      does(x, { t, seat }, choice) {
        const card = t.ruins!
        t.ruins = null
        if (choice === 'leave') return discardOpen(x, seat, card)
        t.players[seat]!.gold--
        putIn(t, seat, card)
        hiddenOpenly(t, inHand(seat), card)
        x.tell('salvaged', { seat, card, gold: 1 })
      },
    }),
  },
})
