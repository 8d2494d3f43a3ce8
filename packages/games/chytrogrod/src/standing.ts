import type { Msg, Seat, Standing } from '@cloak/kernel'
import { bigDealsOf, dealPoints, scoreOf, unusedGoodsOf } from './score.ts'
import { influenceIn } from './tokens.ts'
import type { Open } from './types.ts'

/** The items of a score, as they are named in words. */
export const ITEMS = {
  bigDeals: 'chytrogrod.score.big-deals',
  smallDeals: 'chytrogrod.score.small-deals',
  influence: 'chytrogrod.score.influence',
  unusedGoods: 'chytrogrod.score.unused-goods',
  disqualified: 'chytrogrod.score.disqualified',
} as const

/** Score, big deals, unused goods: compared in this order (CHY-9.3). */
type Rank = readonly [score: number, bigDeals: number, unusedGoods: number]

const compare = (a: Rank, b: Rank): number => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]

/** Each seat's place. Players who tie for the first place in everything are disqualified (CHY-9.4). */
export function standing(t: Open): Standing[] {
  const ranks = t.players.map((player): Rank => [scoreOf(t, player), bigDealsOf(player), unusedGoodsOf(player)])
  const ranked = qualified(ranks)
  return t.players.map((_, seat) => {
    const isRanked = ranked.includes(seat)
    return {
      place: isRanked ? 1 + ranked.filter(other => compare(ranks[other]!, ranks[seat]!) < 0).length : lastPlace(ranked),
      score: ranks[seat]![0],
      why: reasons(t, seat, isRanked),
    }
  })
}

/** Takes the best group out until it is one player (CHY-13.48), or nobody is left (CHY-13.49). */
function qualified(ranks: readonly Rank[]): Seat[] {
  const left = ranks.map((_, seat) => seat).sort((a, b) => compare(ranks[a]!, ranks[b]!))
  for (;;) {
    const best = left.filter(seat => compare(ranks[seat]!, ranks[left[0]!]!) === 0)
    if (best.length <= 1) return left
    left.splice(0, best.length)
  }
}

/** The disqualified stand last, together (CHY-13.50); never first, though nobody else be left (CHY-13.49). */
const lastPlace = (ranked: readonly Seat[]): number => Math.max(2, ranked.length + 1)

function reasons(t: Open, seat: Seat, isRanked: boolean): Msg[] {
  const player = t.players[seat]!
  const big = bigDealsOf(player)
  const say = (item: keyof typeof ITEMS, args: Msg['args'] = {}): Msg => ({ key: ITEMS[item], args })
  return [
    say('bigDeals', { points: dealPoints(t, player, 'big'), deals: big }),
    say('smallDeals', { points: dealPoints(t, player, 'small'), deals: player.deals.length - big }),
    say('influence', { points: influenceIn(player.board) }),
    say('unusedGoods', { goods: unusedGoodsOf(player) }),
    ...(isRanked ? [] : [say('disqualified')]),
  ]
}
