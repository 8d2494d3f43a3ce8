import { useEffect, useState } from 'react'
import { studyGame } from '../solo/counsel.ts'
import type { Chances } from '../solo/counsel-messages.ts'
import { finishedGame } from './finished-game.ts'

export type Studied = { progress: number } | 'stopped' | 'failed' | Chances

/** What was found of each game, as long as the page is open. */
const found = new Map<string, Chances>()

/** The study of a finished game. It begins at once, and ends with whoever wanted it. */
export function useAnalysis(id: string): { studied: Studied; stop(): void; begin(): void } {
  const [studied, setStudied] = useState<Studied>(() => found.get(id) ?? { progress: 0 })
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    const known = found.get(id)
    if (known || !isWanted) return setStudied(known ?? 'stopped')
    const { signal, abort } = own(new AbortController())
    setStudied({ progress: 0 })
    finishedGame(id)
      .then(game => studyGame(game, signal, progress => setStudied({ progress })))
      .then(
        chances => {
          found.set(id, chances)
          if (!signal.aborted) setStudied(chances)
        },
        () => signal.aborted || setStudied('failed'),
      )
    return abort
  }, [id, isWanted])
  return { studied, stop: () => setWanted(false), begin: () => setWanted(true) }
}

const own = (controller: AbortController) => ({ signal: controller.signal, abort: () => controller.abort() })
