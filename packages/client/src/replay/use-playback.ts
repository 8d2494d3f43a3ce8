import { useCallback, useEffect, useState } from 'react'
import { useTelling } from '@cloak/parts/table/telling.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]
const PAUSE = 1200

export interface Playback {
  now: number
  isPlaying: boolean
  speed: Speed
  /** How often the reader has leapt: nothing that lies between two places so far apart is to be shown happening. */
  leaps: number
  go(to: number): void
  setPlaying(on: boolean): void
  setSpeed(speed: Speed): void
}

/** Where a reader is among so many moments, by hand, by the keyboard, or by itself; the address keeps the place. */
export function usePlayback(length: number): Playback {
  const [{ now, leaps }, setPlace] = useState(() => ({ now: momentInAddress(), leaps: 0 }))
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  // A table that still shows a moment is not hurried on.
  const isTelling = useTelling(({ telling }) => telling !== null)
  const last = Math.max(0, length - 1)
  const shown = Math.min(now, last)
  const isAtEnd = shown >= last

  const go = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(last, to))
      setPlace(({ now, leaps }) => ({ now: next, leaps: Math.abs(next - now) > 1 ? leaps + 1 : leaps }))
    },
    [last],
  )
  useEffect(() => {
    if (length > 0) history.replaceState(history.state, '', `#${shown}`)
  }, [shown, length])
  useEffect(() => {
    const onHash = (): void => setPlace(({ leaps }) => ({ now: momentInAddress(), leaps: leaps + 1 }))
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  useEffect(() => {
    if (!isPlaying || isAtEnd || isTelling) return
    const timer = setTimeout(() => go(shown + 1), PAUSE / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, isTelling, shown, speed, go])
  useEffect(() => {
    if (length > 0 && isAtEnd) setPlaying(false)
  }, [length, isAtEnd])
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { target, key } = event
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (target instanceof Element && target.closest('input, select, textarea')) return
      const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[key]
      if (to !== undefined) go(to)
      else if (key === ' ' && !(target instanceof Element && target.closest('button, a, summary')))
        setPlaying(on => !on)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [shown, last, go])

  return { now: shown, leaps, isPlaying: isPlaying && !isAtEnd, speed, go, setPlaying, setSpeed }
}

function momentInAddress(): number {
  const n = Number(location.hash.slice(1))
  return Number.isInteger(n) && n >= 0 ? n : 0
}
