/** How much a moment matters: when there is no time for all of them, the lightest are not shown. */
export type Weight = 1 | 2 | 3
interface Weighed {
  weight: Weight
}

/** How long a moment is shown, in milliseconds: alone, and at least. */
export const LASTS = 1500
export const LEAST = 600
/** So far behind the game may the last of the waiting moments be shown. */
const BEHIND = 2400
const MOST = Math.floor(BEHIND / LEAST)

/** The queue with what has just happened: of too many, the lightest leave, the oldest of them first; never the one on show. */
export function joined<M extends Weighed>(queue: readonly M[], fresh: readonly M[]): readonly M[] {
  const all = [...queue, ...fresh]
  const kept = queue.length > 0 ? 1 : 0
  while (all.length > MOST) {
    const waiting = all.slice(kept)
    const lightest = Math.min(...waiting.map(({ weight }) => weight))
    all.splice(kept + waiting.findIndex(({ weight }) => weight === lightest), 1)
  }
  return all
}

/** How long the first of so many moments is shown: the more wait, the shorter. */
export const lastsAmong = (waiting: number): number =>
  waiting <= 1 ? LASTS : Math.max(LEAST, Math.min(LASTS, BEHIND / waiting))
