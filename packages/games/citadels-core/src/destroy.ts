import type { Seat } from '@cloak/kernel'
import { takeDown } from './city.ts'
import { discard, discardOpen } from './deck.ts'
import type { Edition } from './edition.ts'
import { changedPlaces } from './memory.ts'
import { underMuseum } from './places.ts'
import { has } from './reading/city.ts'
import type { Card, X } from './types.ts'

/** CIT-8.1: the card goes under the deck, with what lies under it; its coin to the bank. */
export function destroy(x: X, e: Edition, seat: Seat, index: number): Card {
  const built = takeDown(x.t, seat, index)
  const { onDestroyed } = e.districts.get(built.card)!
  discardOpen(x, seat, built.card, released(x, e, seat, built.card))
  onDestroyed?.(x, seat)
  return built.card
}

/** Destroyed by the power of rank 8: somebody may take the card out of the ruins (CLA-7.5). */
export function ruin(x: X, e: Edition, seat: Seat, index: number, by: Seat): void {
  const { t } = x
  const { card } = t.players[seat]!.city[index]!
  for (const { key, onRuin } of e.speakers.onRuin)
    for (let heir = 0; heir < t.players.length; heir++) {
      if (heir === by || !has(t, heir, key) || key === card) continue
      takeDown(t, seat, index)
      discard(x, seat, underMuseum(seat), released(x, e, seat, card))
      e.districts.get(card)!.onDestroyed?.(x, seat)
      t.ruins = card
      return onRuin!(x, heir)
    }
  destroy(x, e, seat, index)
}

/** The cards under a Museum that leaves this city. */
function released(x: X, e: Edition, seat: Seat, card: Card): readonly Card[] {
  if (!e.districts.get(card)!.covers) return []
  const player = x.t.players[seat]!
  const cards = player.under
  player.under = []
  return cards
}

/** CIT-8.2: a district goes to another city with its coin and the cards under it. */
export function move(x: X, e: Edition, from: Seat, index: number, to: Seat): Card {
  const built = takeDown(x.t, from, index)
  const heir = x.t.players[to]!
  heir.city = [...heir.city, built]
  const cards = released(x, e, from, built.card)
  if (cards.length > 0) {
    heir.under = cards
    changedPlaces(x.t, underMuseum(from), underMuseum(to))
  }
  return built.card
}
