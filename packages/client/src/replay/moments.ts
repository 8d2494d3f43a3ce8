import type { Seen } from '@cloak/kernel'
import type { Happened, Replay } from '@cloak/protocol'

/** A replay with what was seen at every step. */
export type Watched = Omit<Replay, 'steps'> & { steps: (Happened & { seen: Seen<object> | null })[] }

/** The table between two decisions, as one pair of eyes saw it. */
export interface Moment {
  seen: Seen<object>
  /** So many of the steps have happened by then. */
  upTo: number
}

/** A replay cut at its decisions. What was only said, and who came and went, belongs to the moment before. */
export function momentsOf({ steps }: Watched): Moment[] {
  const moments: Moment[] = []
  for (const [i, step] of steps.entries()) {
    const { seen } = step
    if (seen === null) continue
    const last = moments.at(-1)
    const isSame =
      last && !step.heard && last.seen.at === seen.at && (last.seen.given === null) === (seen.given === null)
    if (isSame) last.upTo = i + 1
    else moments.push({ seen, upTo: i + 1 })
  }
  return moments
}

/** Where other eyes were at that time: the last moment that is no later. */
export function sameTime(moments: readonly Moment[], at: number): number {
  const later = moments.findIndex(({ seen }) => seen.at > at)
  return Math.max(0, (later < 0 ? moments.length : later) - 1)
}
