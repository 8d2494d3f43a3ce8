import { type ComponentType, useEffect, useState } from 'react'
import type { BoardProps } from '@cloak/parts/board/props.ts'
import { entryOf, type GameId } from '../games/registry.ts'

/** The drawn table of a game, once it is here. */
export function useBoard(game: GameId): ComponentType<BoardProps> | null {
  const [board, setBoard] = useState<{ is: ComponentType<BoardProps> } | null>(null)
  useEffect(() => {
    void entryOf(game)
      .board?.()
      .then(is => setBoard({ is }))
  }, [game])
  return board?.is ?? null
}
