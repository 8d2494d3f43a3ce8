import type { Seat } from '@cloak/kernel'
import type { Role } from './data/box.ts'
import type { Open, OpenCard, OpenPlayer, X } from './types.ts'

/** A card face down in a place, of which nobody but the owner knows anything. */
export const newCard = (role: Role): OpenCard => ({ role, face: null, seenBy: [], isNot: null })

/** The places of a player's face-down cards. */
export const faceDown = ({ cards }: OpenPlayer): number[] =>
  cards.flatMap(({ face }, place) => (face === null ? [place] : []))

/** Where a player has this role face down. */
export const placesOf = (player: OpenPlayer, role: Role): number[] =>
  faceDown(player).filter(place => player.cards[place]!.role === role)

/** The shown card goes into the deck, and a new one comes into its place (DAW-4.3, DAW-8.3). */
export function replaceCard(x: X, seat: Seat, place: number): Role {
  const { cards } = x.t.players[seat]!
  x.t.deck.push(cards[place]!.role)
  x.rng.shuffle(x.t.deck)
  const drawn = x.t.deck.pop()!
  cards[place] = newCard(drawn)
  return drawn
}

/** Turns a card face up; a player who has no other is out (DAW-7). */
export function turnUp(x: X, seat: Seat, place: number): void {
  const player = x.t.players[seat]!
  const card = player.cards[place]!
  card.face = card.role
  x.tell('cardLost', { seat, role: card.role })
  if (faceDown(player).length === 0) goOut(x, seat)
}

function goOut(x: X, seat: Seat): void {
  const player = x.t.players[seat]!
  const { seals } = player
  player.out = 1 + outSoFar(x.t)
  player.seals = 0
  x.t.chest += seals
  x.tell('wentOut', { seat, seals })
}

const outSoFar = (t: Open): number => t.players.filter(({ out }) => out !== null).length
