import { type Scene, scene } from '@cloak/kit'
import { allCards, type Role } from '../src/data/box.ts'
import { dawn, type Dawn, type Open } from '../src/index.ts'

/**
 * A table in the third hour on which seat 0 began. Every player has two seals, and the cards named here; the rest of the box is
 * the deck, in order: the last of `top` is drawn first.
 */
export function table(
  hands: readonly (readonly [Role, Role])[],
  top: readonly Role[] = [],
  seed = 'scene',
): Scene<Dawn> {
  return scene(dawn, { seats: hands.length, seed }).table(t => {
    t.hour = 3
    t.first = 0
    const rest = allCards()
    const take = (role: Role): Role => rest.splice(rest.indexOf(role), 1)[0]!
    for (const [seat, hand] of hands.entries())
      t.players[seat]!.cards = hand.map(role => ({ role: take(role), face: null, seenBy: [], isNot: null }))
    const drawn = top.map(take)
    t.deck = [...rest, ...drawn]
    for (let seat = 0; seat < hands.length; seat++) purse(t, seat, 2)
  })
}

/** The player has so many seals; the chest has the others. */
export function purse(t: Open, seat: number, seals: number): void {
  t.chest += t.players[seat]!.seals - seals
  t.players[seat]!.seals = seals
}

/** The card in this place has been turned up. */
export function lost(t: Open, seat: number, place: number): void {
  const card = t.players[seat]!.cards[place]!
  card.face = card.role
}

/** The player is out, as number `out`. */
export function gone(t: Open, seat: number, out: number): void {
  lost(t, seat, 0)
  lost(t, seat, 1)
  purse(t, seat, 0)
  t.players[seat]!.out = out
}

/** What is face down in front of a player. */
export const hidden = (t: Open, seat: number): Role[] =>
  t.players[seat]!.cards.flatMap(({ role, face }) => (face === null ? [role] : []))
export const seals = (t: Open): number[] => t.players.map(player => player.seals)

/** Three players with nothing special: 0 has Forger and Magpie, 1 Lamplighter and Herbalist, 2 Castellan and Forger. */
export const THREE = [
  ['forger', 'magpie'],
  ['lamplighter', 'herbalist'],
  ['castellan', 'forger'],
] as const satisfies readonly (readonly [Role, Role])[]
