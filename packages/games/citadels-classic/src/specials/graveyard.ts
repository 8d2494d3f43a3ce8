import { ABOUT_NOTHING, discardOpen, hiddenOpenly, inHand, putIn, question, special, why } from '@cloak/citadels-core'
import { oneOf, orElse } from '@cloak/kernel'

const NO_GOLD = why('CLA-12.13', 'no-gold')

const salvages = question('graveyard.salvage', 'citadels.prompt.salvage', ABOUT_NOTHING, {
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
})

/** CLA-7.5: what another player's Warlord destroys may be had for one gold. */
export const graveyard = special('graveyard', 5, {
  onRuin: (x, seat) => salvages.put(x, { seat, as: null }, null),
  asks: [salvages],
})
