import { bodies } from '../emblem/home.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { GAME_EMBLEMS, UNKNOWN_EMBLEM } from '../emblem/home.ts'

/** The sign of a game, known before the game is loaded. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <span className="game-emblem">
      <Emblem body={bodies[GAME_EMBLEMS[game] ?? UNKNOWN_EMBLEM]} />
    </span>
  )
}
