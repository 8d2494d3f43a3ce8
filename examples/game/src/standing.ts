import type { Msg, Seat, Standing } from '@cloak/kernel'
import { compareRanks, rankOf } from './reading/rank.ts'
import type { Open } from './types.ts'

/** Each seat's place (DAW-9.3, DAW-9.4). */
export function standing(t: Open): Standing[] {
  const ranks = t.players.map((_, seat) => rankOf(t, seat))
  return ranks.map((rank, seat) => ({
    place: 1 + ranks.filter(other => compareRanks(other, rank) < 0).length,
    score: t.players[seat]!.seals,
    why: reasons(t, seat),
  }))
}

function reasons(t: Open, seat: Seat): Msg[] {
  const { seals, cards, out } = t.players[seat]!
  if (out !== null) return [{ key: 'dawn.score.out', args: { out } }]
  const hidden = cards.filter(({ face }) => face === null).length
  return [
    { key: 'dawn.score.seals', args: { points: seals } },
    { key: 'dawn.score.cards', args: { cards: hidden } },
  ]
}
