import { type Acts, type CharacterCard, choice, collectsMixed, otherSeats, why } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

const RICHEST = why('CIT-6.5.2', 'abbot-richest')
const NOT_RICHEST = why('CIT-6.5.2', 'not-richest')

const mostGold = ({ t }: Acts): number => Math.max(...t.players.map(p => p.gold))

/** CIT-6.5.2 */
export const abbot: CharacterCard<'abbot'> = {
  key: 'abbot',
  rank: 5,
  limit: 1,
  abilities: [
    collectsMixed('religious'),
    choice({
      do: 'tithe',
      whyNot: acts => (acts.t.players[acts.seat]!.gold === mostGold(acts) ? RICHEST : undefined),
      what: (acts, lean) => {
        const most = mostGold(acts)
        return oneOf(otherSeats(acts, lean, other => (acts.t.players[other]!.gold < most ? NOT_RICHEST : undefined)))
      },
      payer: (_, richest) => richest,
      does(x, { t, seat }, richest) {
        t.players[richest]!.gold--
        t.players[seat]!.gold++
        x.tell('paidGold', { by: seat, seat: richest, gold: 1, source: 'abbot' })
      },
    }),
  ],
}
