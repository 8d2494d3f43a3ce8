import type { Say } from '@cloak/parts/language/language.ts'
import type { Described, Describing } from '@cloak/parts/text-view/describe.ts'
import { describeAny } from '@cloak/parts/text-view/describe-any.ts'
import { useEffect, useState } from 'react'
import { boardOf, type GameId } from '../games/registry.ts'

type Describe = (about: Describing<Say>) => Described[]

/** How a game is put into words; null while that is loaded. Games without words of their own get the generic text view. */
export function useDescribe(game: GameId): Describe | null {
  const [loaded, setLoaded] = useState<{ game: GameId; describe: Describe } | null>(null)
  useEffect(() => {
    let stale = false
    void boardOf(game)
      .then(board => board.describe?.() ?? describeAny)
      .then(describe => !stale && setLoaded({ game, describe }))
    return () => {
      stale = true
    }
  }, [game])
  return loaded?.game === game ? loaded.describe : null
}
