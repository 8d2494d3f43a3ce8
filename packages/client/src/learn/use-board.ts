import type { Seen } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { entryOf, isGameId } from '../games/registry.ts'
import { PlainTable } from '../plain/PlainTable.tsx'

interface Drawn {
  about: About
  seen: Seen<object>
  seat: number | null
  names: readonly string[]
  speaker: Speaker
}
type Draw = (drawn: Drawn) => ReactNode

/** How the table of a game is drawn: as a picture where there is one, else in words. */
export function useBoard(game: string): Draw | null {
  const [draw, setDraw] = useState<{ is: Draw } | null>(null)
  useEffect(() => {
    if (!isGameId(game)) return
    const picture = entryOf(game).board?.()
    if (!picture) setDraw({ is: drawn => createElement(PlainTable, { game, ...drawn }) })
    else
      void picture.then(Board =>
        setDraw({ is: ({ seen, seat, names, speaker }) => createElement(Board, { seen, seat, names, speaker }) }),
      )
  }, [game])
  return draw?.is ?? null
}
