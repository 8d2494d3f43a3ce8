import type { Fairness } from './fairness.ts'
import { quoted } from './io.ts'

/**
 * How well it is known where the seed of a game that holds came from. `proven`: the secret is the one of the commitment that
 * was shown before the first card. `claimed`: it is the one of a commitment that only the file names.
 */
export type Origin =
  | { kind: 'proven' | 'claimed'; commitment: string; /** How many seats sent one. */ salts: number }
  | { kind: 'unproven' }

/** Why a file does not keep to the commitment shown before the first card, or null; also where nobody says what was shown. */
export function faultInPromise(fairness: Fairness | null, shown: string | null): string | null {
  if (shown === null) return null
  if (!fairness) return 'a commitment is given, but the file does not say where its seed came from'
  const { commitment } = fairness
  return commitment === shown ? null : `the commitment given is ${quoted(shown)}; the file's is ${quoted(commitment)}`
}

/** What a fairness part without a fault proves, given the commitment shown before the first card, or null. */
export function originOf(fairness: Fairness | null, shown: string | null): Origin {
  if (!fairness) return { kind: 'unproven' }
  const { commitment, salts } = fairness
  return {
    kind: commitment === shown ? 'proven' : 'claimed',
    commitment,
    salts: salts.filter(salt => salt !== '').length,
  }
}

/** The same as a sentence, which leaves to the reader what was not proven. */
export function originInText(origin: Origin, seats: number): string {
  if (origin.kind === 'unproven') return 'seed unproven: the file does not say where it came from'
  const { kind, commitment, salts } = origin
  const salted =
    salts > 0
      ? `salts from ${salts} of ${seats} seats are in the seed`
      : 'no seat sent a salt, so the server could have chosen the seed'
  if (kind === 'proven') return `seed proven: the secret fits the commitment given; ${salted}`
  return `seed claimed: the secret fits the commitment in the file, ${commitment}; compare it with the one shown before the game; ${salted}`
}
