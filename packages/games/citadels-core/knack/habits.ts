import type { Character } from '../src/types.ts'
import type { Heard, Seat } from '@cloak/kernel'

/** How often each seat has shown itself as each character, in all rounds heard of. */
export interface Habits {
  /** How much likelier a seat is to have kept this character than its present needs tell: 0 is no likelier. */
  leaning(seat: Seat, character: Character): number
}

/** After so many rounds a habit counts in full. */
const KNOWN = 6
/** A seat that always plays the same character is believed to want it by a gold piece more than it needs it. */
const STRENGTH = 1

/** What the draft of earlier rounds tells: players have favourites, and nobody forgets whom they were last time. */
export function habitsIn(heard: readonly Heard[]): Habits {
  const times = new Map<string, number>()
  const rounds = new Map<Seat, number>()
  for (const { event, all } of heard) {
    if (event !== 'revealed' || !('seat' in all) || !('character' in all)) continue
    const [seat, character] = [Number(all.seat), String(all.character)]
    rounds.set(seat, (rounds.get(seat) ?? 0) + 1)
    times.set(`${seat} ${character}`, (times.get(`${seat} ${character}`) ?? 0) + 1)
  }
  return {
    leaning(seat, character) {
      const n = rounds.get(seat) ?? 0
      if (n === 0) return 0
      const often = (times.get(`${seat} ${character}`) ?? 0) / n
      return STRENGTH * often * Math.min(1, n / KNOWN)
    },
  }
}
