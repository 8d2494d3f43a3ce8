import { SEED_SCHEME, type ServedGameFile } from '@cloak/record'
import { commitmentTo, seedOf } from '@cloak/record/browser'
import type { Witness } from '../table/witness.ts'

export type Verdict = 'holds' | 'broken' | 'unknown'
export type CheckName = 'commitment' | 'promise' | 'seed' | 'salt' | 'game'
export interface Check {
  name: CheckName
  verdict: Verdict
}

const verdict = (holds: boolean | null): Verdict => (holds === null ? 'unknown' : holds ? 'holds' : 'broken')

/** Is this browser's salt the one of its seat? Null if the server never confirmed that it took the salt. */
function isIn(salt: string | undefined, { offered, taken }: Witness): boolean | null {
  if (offered === undefined) return null
  return salt === offered || (taken ? false : null)
}

/**
 * Checks what this browser can check of a finished game: the server's secret, the commitment it had shown, the seed, this
 * browser's own salt in it, and that the game followed from the seed.
 */
export async function checkFairness(
  file: ServedGameFile,
  witness: Witness,
  seat: number | null,
  followsFromSeed: (file: ServedGameFile) => Promise<boolean | null>,
): Promise<Check[]> {
  const { setup, fairness } = file
  const { scheme, commitment, secret, salts } = fairness
  const seed = await seedOf(secret, salts)
  return [
    { name: 'commitment', verdict: verdict((await commitmentTo(secret)) === commitment) },
    {
      name: 'promise',
      verdict: witness.commitment === undefined ? 'unknown' : verdict(witness.commitment === commitment),
    },
    { name: 'seed', verdict: verdict(scheme === SEED_SCHEME && salts.length === setup.seats && seed === setup.seed) },
    { name: 'salt', verdict: verdict(seat === null ? null : isIn(salts[seat], witness)) },
    { name: 'game', verdict: verdict(await followsFromSeed(file)) },
  ]
}
