import { CARDS_EACH, COPIES, ROLES, SEALS } from '../src/data/box.ts'
import type { Open } from '../src/types.ts'

/** What is never made nor lost (DAW-1.2, DAW-1.3). */
export const kept = {
  seals: (t: Open) => t.chest + t.players.reduce((sum, { seals }) => sum + seals, 0),
  cards: (t: Open) => {
    const all = [
      ...t.deck,
      ...(t.drawn?.roles ?? []),
      ...t.players.flatMap(({ cards }) => cards.map(({ role }) => role)),
    ]
    return ROLES.map(role => all.filter(other => other === role).length)
  },
}

/** What is true at every question. */
export const holds = {
  'there are 48 seals, and nobody owes any': (t: Open) =>
    kept.seals(t) === SEALS && t.chest >= 0 && t.players.every(({ seals }) => seals >= 0),
  'there are three cards of each role': (t: Open) => kept.cards(t).every(count => count === COPIES),
  'everybody has two places': (t: Open) => t.players.every(({ cards }) => cards.length === CARDS_EACH),
  'a player is out who has no card face down, and has no seals then': (t: Open) =>
    t.players.every(({ cards, out, seals }) =>
      cards.some(({ face }) => face === null) ? out === null : out !== null && seals === 0,
    ),
  'a card that is known not to be a role is another': (t: Open) =>
    t.players.every(({ cards }) => cards.every(({ role, isNot }) => role !== isNot)),
  'a face-up card shows its role': (t: Open) =>
    t.players.every(({ cards }) => cards.every(({ role, face }) => face === null || face === role)),
}
