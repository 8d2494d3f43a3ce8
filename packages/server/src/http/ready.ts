import { setTimeout as pause } from 'node:timers/promises'

/** A look is good for so long. */
const GOOD_FOR = 1000
/** Whoever has not answered by then is not there. */
const PATIENCE = 2000

export interface Patience {
  now(): number
  /** Resolves when a look has taken too long. */
  late(): Promise<unknown>
}
const PATIENT: Patience = { now: () => performance.now(), late: () => pause(PATIENCE, null, { ref: false }) }

/**
 * Can the database be reached? Whoever asks is told what the last look found, if that was within a second, and else what the
 * one look finds that is under way: however many ask, the database is asked no more often.
 */
export function readiness(reach: () => Promise<void>, { now, late }: Patience = PATIENT): () => Promise<boolean> {
  let last: { at: number; found: boolean } | null = null
  let looking: Promise<boolean> | null = null
  let reaching: Promise<boolean> | null = null

  /** A question that hangs is not put again; whether it is answered after all is for the next look to see. */
  const reached = (): Promise<boolean> =>
    reach()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (reaching = null))
  async function look(): Promise<boolean> {
    reaching ??= reached()
    const found = await Promise.race([reaching, late().then(() => false)])
    last = { at: now(), found }
    looking = null
    return found
  }
  return async () => (last && now() - last.at < GOOD_FOR ? last.found : (looking ??= look()))
}
