import { type Fairness, NO_SALT } from './fairness.ts'

/**
 * How far the origin of a seed is known, in a game that holds. `proven`: the secret fits the commitment that was shown before
 * the first card. `claimed`: it fits a commitment that only the file names. `unproven`: the file says nothing of it.
 */
export type Origin =
  | { kind: 'proven' | 'claimed'; commitment: string; /** How many seats sent one. */ salts: number }
  | { kind: 'unproven' }

/** What a fairness part without a fault proves, given the commitment that was shown before the first card, if it is known. */
export function originOf(fairness: Fairness | null, shown: string | null): Origin {
  if (!fairness) return { kind: 'unproven' }
  const { commitment, salts } = fairness
  const sent = salts.filter(salt => salt !== NO_SALT).length
  return { kind: commitment === shown ? 'proven' : 'claimed', commitment, salts: sent }
}

/** Why a file does not keep to the commitment that was shown before the first card. */
export type CommitmentFault = { kind: 'no-fairness' } | { kind: 'other-commitment'; shown: string; recorded: string }

/** Compares a file with the commitment that was shown; null if it keeps to it, or if nobody knows what was shown. */
export function faultInCommitment(fairness: Fairness | null, shown: string | null): CommitmentFault | null {
  if (shown === null) return null
  if (!fairness) return { kind: 'no-fairness' }
  const { commitment: recorded } = fairness
  return recorded === shown ? null : { kind: 'other-commitment', shown, recorded }
}
