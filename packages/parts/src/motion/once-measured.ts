let waiting: (() => void)[] = []

/**
 * Whatever moves something waits here until everything that a new picture of the table wants to know is measured, and is done
 * before it is painted: a page that is measured and changed by turns is laid out anew each time.
 */
export function onceMeasured(move: () => void): void {
  if (waiting.push(move) > 1) return
  queueMicrotask(() => {
    const moves = waiting
    waiting = []
    for (const each of moves) each()
  })
}
