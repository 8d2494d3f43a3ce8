import type { Seat } from '@cloak/kernel'
import type { Character, T } from './types.ts'

export function holderOf(t: T, character: Character): Seat | null {
  for (let seat = 0; seat < t.players.length; seat++) if (t.players[seat]!.characters.includes(character)) return seat
  return null
}

/** Who has turned up this character this round. */
export function revealerOf(t: T, character: Character): Seat | null {
  for (let seat = 0; seat < t.players.length; seat++) if (t.players[seat]!.revealed.includes(character)) return seat
  return null
}

export const areNeighbours = (t: T, a: Seat, b: Seat): boolean => {
  const n = t.players.length
  return (a + 1) % n === b || (b + 1) % n === a
}

/** Every seat but one's own, in order (CIT-10.7). */
export function others(t: T, seat: Seat): Seat[] {
  const out: Seat[] = []
  for (let i = 0; i < t.players.length; i++) if (i !== seat) out.push(i)
  return out
}
