import { useEffect, useRef, useState } from 'react'

/**
 * What is shown of a change beside the change itself, tokens that fly and words over the table, begins once the new table is
 * painted: so its own frame has the time for it, and nobody sees that the rest came one later. A hidden page is never painted.
 */
export function oncePainted(show: () => void): void {
  if (document.hidden) show()
  else requestAnimationFrame(() => requestAnimationFrame(show))
}

/** The same, a moment later: what it became is drawn once everything else that came with it is painted. */
export function useOncePainted<T>(now: T): T {
  const [shown, setShown] = useState(now)
  // A page hidden meanwhile paints the earlier change long after it was told the later one.
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
    oncePainted(() => setShown(() => latest.current))
  }, [now])
  return shown
}
