import { ask, beSomebody } from '../connection/api.ts'
import { gameOf, type GameId } from '../games/registry.ts'
import { keptLevel } from './bot-level.ts'

const SEATS = 4
const WISHED = 'cloak.play-now'

const usualSeats = (game: GameId): number => {
  const { seats } = gameOf(game)
  return seats.includes(SEATS) ? SEATS : seats[0]!
}

/** Opens a table that fills with bots and begins as soon as it is reached; its id. */
export async function playNow(game: GameId = 'citadels-2016'): Promise<string> {
  await beSomebody()
  const { id } = await ask<{ id: string }>('POST', '/api/tables', { game, seats: usualSeats(game) })
  sessionStorage.setItem(WISHED, id)
  return id
}

/** The same on this device alone, for when no server answers. */
export async function playHere(game: GameId = 'citadels-2016'): Promise<string> {
  const { openSolo } = await import('../solo/solo.ts')
  return openSolo(game, usualSeats(game), keptLevel())
}

/** Is this the table that was opened to be played at once? It is asked once. */
export function isToBegin(id: string): boolean {
  if (sessionStorage.getItem(WISHED) !== id) return false
  sessionStorage.removeItem(WISHED)
  return true
}
