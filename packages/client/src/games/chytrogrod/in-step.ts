import type { Happened } from '@cloak/protocol'
import { useLayoutEffect } from 'react'
import { setTelling } from '../../table/telling.ts'
import type { Stage } from './stage.ts'

/** While a resolution is told, the bar and the chronicle know no more than the table shows. */
export function useInStep({ beat, upTo, skip }: Stage, happened: readonly Happened[], says: string): void {
  const isTelling = beat !== null
  useLayoutEffect(() => {
    setTelling(isTelling ? { told: firstOf(happened, upTo), says, skip } : null)
  }, [isTelling, happened, upTo, says, skip])
  useLayoutEffect(() => () => setTelling(null), [])
}

/** Everything up to so many events; what was said meanwhile is heard at once. */
function firstOf(happened: readonly Happened[], events: number): Happened[] {
  let left = events
  return happened.flatMap(each => {
    const { heard } = each
    if (!heard) return each
    const shown = Math.min(left, heard.length)
    left -= shown
    if (shown === heard.length) return each
    return shown > 0 || each.said ? { ...each, heard: heard.slice(0, shown) } : []
  })
}
