import { bodies } from 'virtual:emblems/home'
import { Emblem } from '../emblem/Emblem.tsx'
import { GAME_EMBLEMS, UNKNOWN_EMBLEM } from '../emblem/home.ts'

/** The sign of a game, known before the game is loaded. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <span className="game-emblem">
      <Emblem body={bodies[GAME_EMBLEMS[game] ?? UNKNOWN_EMBLEM]} />
    </span>
  )
}
