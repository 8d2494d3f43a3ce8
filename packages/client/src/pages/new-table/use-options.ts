import type { Decision } from '@cloak/kernel'
import { useEffect, useState } from 'react'
import { ask } from '../../connection/api.ts'

/** What the host of so many may set in a game, by the server or, if none answers, by the rules here; null while it is on its way. */
export function useOptions(game: string, seats: number): { options: Decision | null; failed: boolean } {
  const [found, setFound] = useState<{ of: string; options: Decision } | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = `${game}/options?seats=${seats}`
  useEffect(() => {
    let stale = false
    const atServer = ask<{ options: Decision }>('GET', `/api/games/${wanted}`)
    const here = async (): Promise<{ options: Decision }> => {
      const { soloOptions } = await import('../../solo/solo.ts')
      return { options: (await soloOptions(game, seats)).decision }
    }
    atServer.catch(here).then(
      ({ options }) => {
        if (stale) return
        setFound({ of: wanted, options })
        setFailed(false)
      },
      () => !stale && setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [wanted, game, seats])
  return { options: found?.of === wanted ? found.options : null, failed }
}
