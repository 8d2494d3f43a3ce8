import type { Heard } from '@cloak/kernel'
import type { Happened } from '@cloak/protocol'
import { useLayoutEffect, useRef } from 'react'

/**
 * Hands on what has happened since the last time; what had happened before the table was opened is no news. A replay may go
 * back: what was news then has not happened yet.
 */
export function useNews(
  told: readonly Happened[],
  onNews: (heard: readonly Heard[]) => void,
  onBack: () => void,
): void {
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    const newest = told.at(-1)?.n ?? 0
    const before = last.current
    last.current = newest
    if (before !== null && newest < before) onBack()
    if (before === null || newest <= before) return
    const fresh = told.filter(({ n }) => n > before).flatMap(({ heard }) => heard ?? [])
    if (fresh.length > 0) onNews(fresh)
  }, [told, onNews, onBack])
}
