import { type CharacterCard, collects, deed, type Position, why } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'

const NOBODY = why('CLA-6.5', 'no-single-richest')

/** CLA-6.5: one other player with more gold than everybody else, or nobody pays. */
function richest({ t, seat }: Position): Seat | null {
  const most = Math.max(...t.players.map(p => p.gold))
  const rich = t.players.flatMap((p, other) => (p.gold === most ? other : []))
  return rich.length === 1 && rich[0] !== seat ? rich[0]! : null
}

/** CLA-6.5 */
export const abbot: CharacterCard<'abbot'> = {
  key: 'abbot',
  rank: 5,
  limit: 1,
  abilities: [
    collects('religious', 'gold'),
    deed({
      do: 'tithe',
      whyNot: acts => (richest(acts) === null ? NOBODY : undefined),
      payer: richest,
      does(x, acts) {
        const { t, seat } = acts
        const payer = richest(acts)!
        t.players[payer]!.gold--
        t.players[seat]!.gold++
        x.tell('paidGold', { by: seat, seat: payer, gold: 1, source: 'abbot' })
      },
    }),
  ],
}
