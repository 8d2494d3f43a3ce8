import type { Game, GameTypes } from '@cloak/kernel'
import { commitment, seed } from './fairness.ts'
import type { ClaimedGame } from './file.ts'
import { type Hashing, hashLater } from './hashing.ts'
import * as verify from './verify.ts'

/** Browsers hash only on pages that came over a secure connection, or from this machine. */
export const canHash = (): boolean => 'subtle' in crypto

async function sha256(pieces: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pieces.join('')))
  return Array.from(new Uint8Array(hash), n => n.toString(16).padStart(2, '0')).join('')
}
const hashed = <R>(work: Hashing<R>): Promise<R> => hashLater(work, sha256)

/** The commitment to a secret: SHA-256 of it. */
export const commitmentTo = (secret: string): Promise<string> => hashed(commitment(secret))
/** The seed that a secret and the salts of all seats make. */
export const seedOf = (secret: string, salts: readonly string[]): Promise<string> => hashed(seed(secret, salts))

/** Plays a saved game again: does it follow from its setup and its log? Where the seed came from is not checked. */
export const verifyPlay = <G extends GameTypes>(
  game: Game<G>,
  file: ClaimedGame,
): Promise<verify.VerifiedGame<G['table']> | verify.FaultAt> => hashed(verify.verifyPlay(game, file))
