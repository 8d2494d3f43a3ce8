import type { GameTypes } from '@cloak/kernel'
import type { Law, Played } from './law.ts'

/** Ends: a random game comes to its end within the game's own bound, and nothing breaks down on the way. */
export const ends: Law = (_, played, { bound }) => {
  const entry = played.log.length
  if (played.crash) return { entry, what: `the game broke down: ${played.crash.stack ?? played.crash.message}` }
  return played.over ? null : { entry, what: `the game is not over after ${bound} answers` }
}

/** No seat is passed over in every one of many games. Says which is, or null. */
export function faultInTurns<G extends GameTypes>(games: readonly Pick<Played<G>, 'log' | 'setup'>[]): string | null {
  const asked = new Set(games.flatMap(g => g.log.map(e => e.seat)))
  const seats = games[0]?.setup.seats ?? 0
  for (let seat = 0; seat < seats; seat++)
    if (!asked.has(seat)) return `seat ${seat} was not asked once in ${games.length} games`
  return null
}
