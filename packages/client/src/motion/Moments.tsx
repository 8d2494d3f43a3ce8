import { type ReactNode, useCallback, useEffect, useState } from 'react'
import './motion.css'

/** Something worth a moment of everybody's attention. */
export interface Moment {
  /** How it looks: the class `moment-<mood>`. */
  mood: string
  picture: ReactNode
  text: string
}
interface Shown extends Moment {
  n: number
}
const LASTS = 1500
const MOST = 2

let counter = 0
/** A short queue of moments; the newest push the oldest out, so that the table is never behind the game. */
export function useMoments(): { shown: Shown | null; stage(moments: readonly Moment[]): void; skip(): void } {
  const [queue, setQueue] = useState<readonly Shown[]>([])
  const stage = useCallback((moments: readonly Moment[]) => {
    if (moments.length === 0) return
    setQueue(queue => [...queue, ...moments.map(moment => ({ ...moment, n: counter++ }))].slice(-MOST))
  }, [])
  const skip = useCallback(() => setQueue(queue => queue.slice(1)), [])
  const shown = queue[0] ?? null
  const n = shown?.n
  const isCrowded = queue.length > 1
  useEffect(() => {
    if (n === undefined) return
    const timer = setTimeout(skip, isCrowded ? LASTS / 2 : LASTS)
    return () => clearTimeout(timer)
  }, [n, isCrowded, skip])
  return { shown, stage, skip }
}

/** The moment that is being staged. It lies above the table, takes no click, and is told to ears by the chronicle. */
export function Moments({ shown }: { shown: Shown | null }) {
  return (
    <div className="moments" aria-hidden="true">
      {shown && (
        <div key={shown.n} className={`moment moment-${shown.mood}`}>
          <span className="moment-picture">{shown.picture}</span>
          <span className="moment-text">{shown.text}</span>
        </div>
      )}
    </div>
  )
}
