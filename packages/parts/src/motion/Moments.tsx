import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import './motion.css'
import { joined, LASTS, lastsAmong, type Weight } from './queue.ts'

/** Something worth a moment of everybody's attention. */
export interface Moment {
  /** How it looks: the class `moment-<mood>`. */
  mood: string
  picture: ReactNode
  text: string
  weight: Weight
}
interface Shown extends Moment {
  n: number
}

let counter = 0
/** A queue of moments that catches up by itself: what waits is shown faster, and what matters least not at all. */
export function useMoments(): { shown: Shown | null; stage(moments: readonly Moment[]): void; clear(): void } {
  const [queue, setQueue] = useState<readonly Shown[]>([])
  const stage = useCallback((moments: readonly Moment[]) => {
    if (moments.length === 0 || document.hidden) return
    const fresh = moments.map(moment => ({ ...moment, n: counter++ }))
    setQueue(queue => joined(queue, fresh))
  }, [])
  const clear = useCallback(() => setQueue([]), [])
  const shown = queue[0] ?? null
  const n = shown?.n
  const since = useRef({ n: -1, at: 0 })
  const lasts = lastsAmong(queue.length)
  useEffect(() => {
    if (n === undefined) return
    if (since.current.n !== n) since.current = { n, at: performance.now() }
    const left = Math.max(0, since.current.at + lasts - performance.now())
    const timer = setTimeout(() => setQueue(queue => queue.slice(1)), left)
    return () => clearTimeout(timer)
  }, [n, lasts])
  return { shown, stage, clear }
}

/** The moment that is being staged. It lies above the table, takes no click, and is told to ears by the chronicle. */
export function Moments({ shown }: { shown: Shown | null }) {
  return (
    <div className="moments" aria-hidden="true" style={{ '--lasts': `${LASTS}ms` } as CSSProperties}>
      {shown && (
        <div key={shown.n} className={`moment moment-${shown.mood}`}>
          <span className="moment-picture">{shown.picture}</span>
          <span className="moment-text">{shown.text}</span>
        </div>
      )}
    </div>
  )
}
