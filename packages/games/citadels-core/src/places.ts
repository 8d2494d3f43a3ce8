import type { Seat } from '@cloak/kernel'

/** The hidden places where a district card can lie, one bit each, so that a set of them is a number. */
export const inHand = (seat: Seat): number => 1 << seat
export const underMuseum = (seat: Seat): number => 1 << (8 + seat)
export const inDraw = (seat: Seat): number => 1 << (16 + seat)
/** The part of the deck that nobody has touched since it was shuffled. */
export const DECK = 1 << 24
/** The cards put under the deck since then: they come up again in the order in which they went down. */
export const SUNK = 1 << 25

/** Where this seat sees every card for itself. */
export const ownPlaces = (seat: Seat): number => inHand(seat) | underMuseum(seat) | inDraw(seat)
/** Who has seen a sunken card. */
export const seenBy = (seat: Seat): number => 1 << seat
