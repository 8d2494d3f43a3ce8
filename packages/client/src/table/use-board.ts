import { type ComponentType, useEffect, useState } from 'react'
import type { BoardProps } from '@cloak/parts/board/props.ts'
import { boardOf, type GameId } from '../games/registry.ts'

/** The drawn table of a game, once it is here. */
export function useBoard(game: GameId): ComponentType<BoardProps> | null {
  const [board, setBoard] = useState<{ is: ComponentType<BoardProps> } | null>(null)
  useEffect(() => {
    let stale = false
    void boardOf(game)
      .then(({ Board }) => Board?.())
      .then(is => is && !stale && setBoard({ is }))
    return () => {
      stale = true
    }
  }, [game])
  return board?.is ?? null
}
