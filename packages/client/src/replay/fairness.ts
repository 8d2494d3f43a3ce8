import { SEED_SCHEME, seedText } from '@cloak/kernel'
import { followsFromSeed, type PlayedGame } from '../solo/play-again.ts'
import type { Witness } from '../table/witness.ts'
import { sha256 } from './digest.ts'

/** The part of a finished game's file that shows where its seed came from. */
export interface GameFile extends PlayedGame {
  fairness: { scheme: string; commitment: string; secret: string; salts: string[] }
}
export type Verdict = 'holds' | 'broken' | 'unknown'
export type CheckName = 'commitment' | 'promise' | 'seed' | 'salt' | 'game'
export interface Check {
  name: CheckName
  verdict: Verdict
}

const verdict = (holds: boolean | null): Verdict => (holds === null ? 'unknown' : holds ? 'holds' : 'broken')

/** Is one's own salt the one of one's seat? What the server never said it had taken it does not owe. */
function isIn(salt: string | undefined, { offered, taken }: Witness): boolean | null {
  if (offered === undefined) return null
  return salt === offered || (taken ? false : null)
}

/**
 * What can be checked of a finished game here: the server's secret, its promise, the seed, one's own part in it, and that
 * the game followed from it.
 */
export async function checkFairness(file: GameFile, witness: Witness, seat: number | null): Promise<Check[]> {
  const { setup, fairness } = file
  const { scheme, commitment, secret, salts } = fairness
  const seed = await sha256(seedText(secret, salts))
  return [
    { name: 'commitment', verdict: verdict((await sha256(secret)) === commitment) },
    {
      name: 'promise',
      verdict: witness.commitment === undefined ? 'unknown' : verdict(witness.commitment === commitment),
    },
    { name: 'seed', verdict: verdict(scheme === SEED_SCHEME && salts.length === setup.seats && seed === setup.seed) },
    { name: 'salt', verdict: verdict(seat === null ? null : isIn(salts[seat], witness)) },
    { name: 'game', verdict: verdict(await followsFromSeed(file)) },
  ]
}
