import type { Seat } from '@cloak/kernel'
import { has } from './reading/city.ts'
import type { Edition } from './edition.ts'
import type { X } from './types.ts'

/** The crown passes; whoever lives from that is paid (CLA-7.24). */
export function crown(x: X, e: Edition, to: Seat): void {
  const from = x.t.crown
  if (from === to) return x.tell('keptCrown', { seat: to })
  x.t.crown = to
  x.tell('crowned', { seat: to, from })
  for (const { key, onCrownMoved } of e.speakers.onCrownMoved)
    for (let seat = 0; seat < x.t.players.length; seat++) if (has(x.t, seat, key)) onCrownMoved!(x, seat)
}
