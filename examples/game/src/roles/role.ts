import type { Seat, Why } from '@cloak/kernel'
import type { Role } from '../data/box.ts'
import type { AimedClaim, PlainClaim, X } from '../types.ts'

interface Facts {
  /** Seals to be paid when the deed is announced (DAW-3.7). */
  readonly price: number
  /** Which role stops the deed, and who may claim it (DAW-5.1). */
  readonly stop: { readonly by: Role; readonly claimedBy: 'anyone' | 'target' } | null
  /** How many seals the deed takes, and from where. */
  readonly takes: number
  readonly from: 'chest' | 'target'
  /** Does the target lose a card? */
  readonly wounds: boolean
}

/** A role: its facts, and what its deed does. */
export type RoleCard =
  | (Facts & { readonly deed: PlainClaim; readonly aims: false; does(x: X, seat: Seat): void })
  | (Facts & {
      readonly deed: AimedClaim
      readonly aims: true
      /** Why a player with so many seals cannot be the target. */
      readonly whyNotAt?: (seals: number) => Why | undefined
      does(x: X, seat: Seat, target: Seat): void
    })
