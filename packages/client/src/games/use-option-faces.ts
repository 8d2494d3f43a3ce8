import type { OptionFaces } from '@cloak/parts/board/entry.ts'
import { useEffect, useState } from 'react'
import { boardOf, type GameId } from './registry.ts'

const NONE: OptionFaces = {}

/** How a game draws its host's form; null while it is loaded. */
export function useOptionFaces(game: GameId): OptionFaces | null {
  const [loaded, setLoaded] = useState<{ game: GameId; faces: OptionFaces } | null>(null)
  useEffect(() => {
    let stale = false
    void boardOf(game)
      .then(board => board?.options?.() ?? NONE)
      .then(faces => !stale && setLoaded({ game, faces }))
    return () => {
      stale = true
    }
  }, [game])
  return loaded?.game === game ? loaded.faces : null
}
