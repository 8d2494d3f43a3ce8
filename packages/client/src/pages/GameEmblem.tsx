import { bodies } from '@cloak/games/web?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { gameOf, isGameId } from '../games/registry.ts'

/** The sign of a game, known before the game is loaded. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <span className="game-emblem">
      <Emblem body={isGameId(game) ? bodies[gameOf(game).emblem] : undefined} />
    </span>
  )
}
