import type { Seat } from '@cloak/kernel'
import { allCards, type Role } from '../data/box.ts'
import type { View } from '../types.ts'

/** How many cards of this role the viewer does not see: they lie face down somewhere, or in the deck. */
export function unseenOf({ players, drawn }: View, role: Role): number {
  const seen = [...players.flatMap(({ cards }) => cards.map(card => card.role)), ...(drawn?.roles ?? [])]
  const count = (roles: readonly (Role | null)[]): number => roles.filter(other => other === role).length
  return count(allCards()) - count(seen)
}

/** Can this player have the role face down, as far as the viewer knows? */
export const mayHold = (view: View, seat: Seat, role: Role): boolean =>
  view.players[seat]!.cards.some(
    card => !card.up && (card.role === null ? card.isNot !== role && unseenOf(view, role) > 0 : card.role === role),
  )

/** How many cards a player can still lose; with the last one they are out. */
export const cardsLeft = ({ players }: View, seat: Seat): number => players[seat]!.cards.filter(({ up }) => !up).length
