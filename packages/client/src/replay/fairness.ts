import type { Setup } from '@cloak/kernel'
import type { Witness } from '../table/witness.ts'

/** The part of a finished game's file that shows where its seed came from. */
export interface GameFile {
  setup: Setup
  fairness: { scheme: string; commitment: string; secret: string; salts: string[] }
}
export type Verdict = 'holds' | 'broken' | 'unknown'
export type CheckName = 'commitment' | 'promise' | 'seed' | 'salt'
export interface Check {
  name: CheckName
  verdict: Verdict
}

const SCHEME = 'cloak-seed-1'

/** SHA-256 in hexadecimal; browsers reckon it only on pages that came safely. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), n => n.toString(16).padStart(2, '0')).join('')
}
export const canReckon = (): boolean => 'subtle' in crypto

const verdict = (holds: boolean): Verdict => (holds ? 'holds' : 'broken')

/** What can be checked of a finished game here: the server's secret, its promise, the seed, and one's own part in it. */
export async function checkFairness(
  { setup, fairness }: GameFile,
  witness: Witness,
  seat: number | null,
): Promise<Check[]> {
  const { scheme, commitment, secret, salts } = fairness
  const seed = await sha256([SCHEME, secret, ...salts].join('\n'))
  const isOwn = witness.salt !== undefined && seat !== null
  return [
    { name: 'commitment', verdict: verdict((await sha256(secret)) === commitment) },
    {
      name: 'promise',
      verdict: witness.commitment === undefined ? 'unknown' : verdict(witness.commitment === commitment),
    },
    { name: 'seed', verdict: verdict(scheme === SCHEME && salts.length === setup.seats && seed === setup.seed) },
    { name: 'salt', verdict: isOwn ? verdict(salts[seat] === witness.salt) : 'unknown' },
  ]
}
