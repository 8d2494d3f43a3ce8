import {
  type CharacterCard,
  choice,
  counted,
  gainCards,
  inHand,
  lookedAt,
  otherSeats,
  TYPES,
} from '@cloak/citadels-core'
import { form, oneOf } from '@cloak/kernel'

const TYPE = oneOf(TYPES.map(id => ({ id, ref: { kind: 'type', id } })))

/** CIT-6.2.2: player and type are named before the look. */
export const spy: CharacterCard<'spy'> = {
  key: 'spy',
  rank: 2,
  limit: 1,
  abilities: [
    choice({
      do: 'spy',
      what: (acts, lean) => form({ seat: oneOf(otherSeats(acts, lean)), type: TYPE }),
      does(x, { e, t, seat }, { seat: other, type }) {
        const target = t.players[other]!
        const hand = [...target.hand]
        const matches = hand.filter(card => e.districts.get(card)!.type === type).length
        const gold = Math.min(matches, target.gold)
        target.gold -= gold
        t.players[seat]!.gold += gold
        t.players[seat]!.looked = { of: other, hand }
        lookedAt(t, seat, inHand(other), hand)
        counted(t, other, type, matches, hand.length - matches)
        x.tell('spied', { by: seat, seat: other, type, n: matches, gold }, [seat], { hand })
        gainCards(x, seat, matches, 'spy')
      },
    }),
  ],
}
