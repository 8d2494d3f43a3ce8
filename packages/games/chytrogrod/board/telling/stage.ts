import type { View } from '../../src/types.ts'
import { asHeardEvent, type HeardEvent, viewsBetween } from '../../src/reading/index.ts'
import type { Happened } from '@cloak/protocol'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Beat, beatsOf, isTale } from './beats.ts'

/** How long a moment is shown, in milliseconds. */
const OPENING = 1700
const BEAT = 1300
const EMPTY = 700
const BEFORE = 450

/** One moment of a resolution that is being shown. */
interface Scene {
  view: View
  beat: Beat
  /** How much of all that was ever told has been shown by now. */
  upTo: number
}
export interface Stage {
  view: View
  /** All that has been shown so far. */
  told: readonly HeardEvent[]
  upTo: number
  /** The moment that is being shown; null when the table is up to date. */
  beat: Beat | null
  isPaused: boolean
  pause(): void
  next(): void
  skip(): void
}

function scenesOf(before: View, end: View, told: readonly HeardEvent[], shown: number): Scene[] {
  const views = viewsBetween(before, told, end)
  let i = 0
  return beatsOf(told).map(beat => {
    i += beat.length
    return { view: views[i - 1]!, beat, upTo: shown + i }
  })
}

function lastsOf({ view, beat }: Scene): number {
  if (view.phase !== 'resolution') return BEFORE
  if (beat[0]?.event !== 'districtOpened') return BEAT
  return beat.length === 1 ? EMPTY : OPENING
}

/** The table as it is shown: the latest, but a resolution is shown step by step. */
export function useStage(view: View, happened: readonly Happened[]): Stage {
  const history = useMemo(() => happened.flatMap(({ heard }) => heard?.map(asHeardEvent) ?? []), [happened])
  const [scenes, setScenes] = useState<readonly Scene[]>([])
  const [isPaused, setPaused] = useState(false)
  const last = useRef<{ view: View; shown: number } | null>(null)

  useLayoutEffect(() => {
    const before = last.current
    last.current = { view, shown: history.length }
    if (!before || before.view === view) return
    const fresh = history.slice(before.shown)
    // In a replay the table may go back.
    if (history.length < before.shown) setScenes([])
    else if (isTale(before.view, fresh)) {
      const more = scenesOf(before.view, view, fresh, before.shown)
      // A watcher who is slower than the players begins with them at the next resolution.
      setScenes(scenes => (before.view.phase === 'resolution' ? [...scenes, ...more] : more))
    }
  }, [view, history])

  const [scene] = scenes
  const next = useCallback(() => setScenes(scenes => scenes.slice(1)), [])
  const skip = useCallback(() => {
    setScenes([])
    setPaused(false)
  }, [])
  useEffect(() => {
    if (!scene || isPaused) return
    const timer = setTimeout(next, lastsOf(scene))
    return () => clearTimeout(timer)
  }, [scene, isPaused, next])

  const upTo = scene?.upTo ?? history.length
  return {
    view: scene?.view ?? view,
    told: useMemo(() => history.slice(0, upTo), [history, upTo]),
    upTo,
    beat: scene?.beat ?? null,
    isPaused,
    pause: () => setPaused(!isPaused),
    next,
    skip,
  }
}
