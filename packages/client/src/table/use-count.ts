import { useEffect, useState } from 'react'
import { isStill } from '@cloak/parts/motion/tempo.ts'
import { play } from '@cloak/parts/sound/play.ts'

const PAUSE = 450

/** Counts up to `all`, one at a time; at once if nobody is to be kept waiting. */
export function useCount(all: number, isCeremony: boolean): { n: number; finish(): void } {
  const [n, setN] = useState(() => (isCeremony && !isStill() ? 0 : all))
  useEffect(() => {
    if (n >= all) return
    const timer = setTimeout(() => {
      play(n + 1 === all ? 'fanfare' : 'coin')
      setN(n + 1)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [n, all])
  return { n, finish: () => setN(all) }
}
