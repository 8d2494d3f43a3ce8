import type { CharacterCard, X } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'

/** CLA-6.2: from his turn on, whoever builds pays at the end of the turn; rank 1, who was earlier, pays at once. */
export const taxCollector: CharacterCard<'tax-collector'> = {
  key: 'tax-collector',
  rank: 2,
  limit: 1,
  abilities: [],
  onTurn(x, { t, seat }) {
    const early = t.taxes?.from ?? null
    t.taxes = { to: seat, from: null }
    if (early !== null) payTax(x, early, seat)
  },
  onAnyEnd(x, { t, seat, as }) {
    if (t.turn!.builds === 0) return
    if (as.rank === 1) t.taxes = { to: null, from: seat }
    else if (t.taxes && t.taxes.to !== null) payTax(x, seat, t.taxes.to)
  },
}

function payTax(x: X, from: Seat, to: Seat): void {
  const { players } = x.t
  if (from === to || players[from]!.gold === 0) return
  players[from]!.gold--
  players[to]!.gold++
  x.tell('paidGold', { by: to, seat: from, gold: 1, source: 'tax-collector' })
}
