import type { Open } from './types.ts'

/** A copy of the table by hand: bots make many. */
export const copyTable = (t: Open): Open => ({
  goal: t.goal,
  hours: t.hours,
  hour: t.hour,
  first: t.first,
  players: t.players.map(({ cards, seals, out }) => ({
    cards: cards.map(({ role, face, seenBy, isNot }) => ({ role, face, seenBy: seenBy.slice(), isNot })),
    seals,
    out,
  })),
  chest: t.chest,
  deck: t.deck.slice(),
  drawn: t.drawn && { by: t.drawn.by, roles: t.drawn.roles.slice() },
  end: t.end && { reason: t.end.reason, winner: t.end.winner },
})
