import { useEffect, useState } from 'react'
import { Refusal } from '../connection/api.ts'
import { type Eyes, fetchReplay } from './eyes.ts'
import { type Moment, momentsOf, type Watched } from './moments.ts'

export interface Recording {
  eyes: Eyes
  replay: Watched
  moments: readonly Moment[]
}
export type Trouble = 'unknown' | 'forbidden' | 'server'

/** The recording of a table with these eyes; the last one stays while another is on its way. */
export function useReplay(table: string, eyes: Eyes | null): { recording: Recording | null; trouble: Trouble | null } {
  const [recording, setRecording] = useState<Recording | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    let stale = false
    fetchReplay(table, eyes).then(
      replay => {
        if (stale) return
        setTrouble(null)
        setRecording({ eyes: eyes ?? replay.seat ?? 'public', replay, moments: momentsOf(replay) })
      },
      (error: unknown) => {
        if (stale) return
        const code = error instanceof Refusal ? error.failure.code : null
        setTrouble(code === 'not-found' ? 'unknown' : code === 'forbidden' ? 'forbidden' : 'server')
      },
    )
    return () => {
      stale = true
    }
  }, [table, eyes])
  return { recording, trouble }
}
