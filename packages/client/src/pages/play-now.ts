import type { Level } from '@cloak/protocol'
import { ask, beSomebody } from '../connection/api.ts'

const GAME = 'citadels-2016'
const SEATS = 4
const WISHED = 'cloak.play-now'
/** How the bots play that are seated unasked. */
export const LEVEL: Level = 'squire'

/** Opens a table of Citadels that fills with bots and begins as soon as it is reached; its id. */
export async function playNow(): Promise<string> {
  await beSomebody()
  const { id } = await ask<{ id: string }>('POST', '/api/tables', { game: GAME, seats: SEATS })
  sessionStorage.setItem(WISHED, id)
  return id
}

/** Is this the table that was opened to be played at once? It is asked once. */
export function isToBegin(id: string): boolean {
  if (sessionStorage.getItem(WISHED) !== id) return false
  sessionStorage.removeItem(WISHED)
  return true
}
