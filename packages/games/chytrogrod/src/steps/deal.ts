import { type Chapter, type Option, orElse, steps } from '@cloak/kernel'
import { offerOf } from '../cards.ts'
import { choice, why } from '../choices.ts'
import type { Offer } from '../data/house.ts'
import { type Good, GOODS } from '../data/pieces.ts'
import { takeTop } from '../stack.ts'
import { lackOf, paidOf, stands, toSupply } from '../tokens.ts'
import type { Chytrogrod, OpenPlayer, Steps, X } from '../types.ts'

const { asks, does } = steps<Chytrogrod>()
type Payment = Steps['deal.pay']

export const deal: Chapter<Chytrogrod, 'deal'> = {
  'deal.try': does((x, { district, size, seat }) => {
    const player = x.t.players[seat]!
    const deal = x.t.districts[district].stack.top
    if (deal === null) return x.tell('dealsGone', { district })
    const lack = lackOf(offerOf(x.t, deal, size).cost, player.board)
    // CHY-12.5: while the secret good is unspent the question is put whenever it could help, whatever it is.
    if (lack <= 1 && player.secret && !player.secret.spent) x.next('deal.pay', { district, size, seat, deal })
    else if (lack === 0) close(x, { district, size, seat, deal }, null)
    else x.tell('dealFailed', { seat, district, size })
  }),

  'deal.pay': asks({
    who: (_, { seat }) => seat,
    prompt: (_, { district, size, deal }) => ({ key: 'chytrogrod.prompt.pay', args: { district, size, deal } }),
    what: (t, { seat, deal, size }, _, lean) => {
      const player = t.players[seat]!
      const { cost } = offerOf(t, deal, size)
      const lacks = lackOf(cost, player.board) > 0
      return orElse(choice(ways(player, cost, lacks), lean), lacks ? 'fail' : 'board')
    },
    does(x, p, way) {
      if (way === 'fail') x.tell('dealFailed', { seat: p.seat, district: p.district, size: p.size })
      else close(x, p, way === 'board' ? null : way)
    },
  }),
}

/** CHY-14.3: all from the board, or one unit by the secret good, or not at all. */
function ways({ board, secret }: OpenPlayer, cost: Offer['cost'], lacks: boolean): Option<'board' | 'fail' | Good>[] {
  const of: Option<'board' | 'fail' | Good>[] = [
    lacks ? { id: 'board', barred: why('CHY-4.4', 'lacks-one') } : { id: 'board' },
    lacks ? { id: 'fail' } : { id: 'fail', barred: why('CHY-1.6', 'can-pay') },
  ]
  for (const good of GOODS) {
    if (cost[good] === 0) continue
    const bySecret = {
      id: good,
      ref: { kind: 'good', id: good },
      label: { key: 'chytrogrod.pay.secret', args: { good } },
    }
    if (lacks && board[good] >= cost[good]) of.push({ ...bySecret, barred: why('CHY-14.3', 'another-lacks') })
    else if (secret && !stands(secret.good, good)) of.push({ ...bySecret, barred: why('CHY-13.18', 'another-secret') })
    else of.push(bySecret)
  }
  return of
}

/** Goods to their supplies, the token to the player; a secret good that was used is shown and leaves the game. */
function close(x: X, { district, size, seat, deal }: Payment, bySecret: Good | null): void {
  const player = x.t.players[seat]!
  const { cost, points } = offerOf(x.t, deal, size)
  if (bySecret && player.secret) {
    player.secret.spent = true
    player.secret.face = player.secret.good
    x.tell('secretSpent', { seat, good: bySecret })
  }
  const paid = paidOf(cost, bySecret)
  for (const good of GOODS) toSupply(x.t, good, player.board, paid[good])
  takeTop(x.t.districts[district].stack)
  player.deals.push({ deal, size })
  x.tell('dealClosed', { seat, district, deal, size, points, paid })
}
