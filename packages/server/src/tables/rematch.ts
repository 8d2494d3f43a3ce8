import { type Failure, failure } from '@cloak/protocol'
import type { Asker } from './judge.ts'
import type { Room } from './room.ts'

/** Why nobody, or not this one, gets a rematch here; null if there may be one. */
export function faultInRematch({ status, chairs }: Room, asker: Asker): Failure | null {
  if (status === 'gathering' || status === 'playing') return failure('conflict', 'the game is not over')
  if (!chairs.some(({ person }) => person === asker.id))
    return failure('forbidden', 'only for those who sit at the table')
  return null
}
