import type { Setup } from '@cloak/kernel'
import type { Hashing } from './hashing.ts'

/** The part of a served game's file that shows where its seed came from. */
export interface Fairness {
  /** How the seed is made of the secret and the salts; `SEED_SCHEME` is the only way so far. */
  scheme: string
  /** SHA-256 of the secret, shown before the first card. */
  commitment: string
  secret: string
  /** One for each seat, in order; `NO_SALT` for a seat that sent none. */
  salts: string[]
}

export const SEED_SCHEME = 'cloak-seed-1'
/** What a seat may send as its salt. A line break in it would let other salts make the same seed. */
export const SALT_PATTERN = '^[\\w-]{1,64}$'
/** Stands for a seat that sent no salt. The server makes up none, or it could try until one suits it. */
export const NO_SALT = ''

/** The commitment to a secret: once it is shown, the server cannot change its secret any more. */
export function* commitment(secret: string): Hashing<string> {
  return yield [secret]
}

/** The seed of a game. Neither the server nor a seat could have chosen it alone. */
export function* seed(secret: string, salts: readonly string[]): Hashing<string> {
  return yield [[SEED_SCHEME, secret, ...salts].join('\n')]
}

/** What is wrong with the fairness part of a file. */
export type FairnessFault =
  | { kind: 'not-an-object' }
  | { kind: 'unknown-scheme' }
  | { kind: 'missing-parts' }
  | { kind: 'salt-count'; salts: number; seats: number }
  | { kind: 'impossible-salt'; seat: number }
  | { kind: 'other-secret' }
  | { kind: 'other-seed' }

/** Checks that the secret fits the commitment, and that the secret and a salt from each seat make the seed. */
export function* faultInFairness(
  fairness: unknown,
  setup: Pick<Setup, 'seats' | 'seed'>,
): Hashing<FairnessFault | null> {
  if (typeof fairness !== 'object' || fairness === null) return { kind: 'not-an-object' }
  const { scheme, commitment: shown, secret, salts } = fairness as { [part: string]: unknown }
  if (scheme !== SEED_SCHEME) return { kind: 'unknown-scheme' }
  if (typeof secret !== 'string' || !isTexts(salts)) return { kind: 'missing-parts' }
  if (salts.length !== setup.seats) return { kind: 'salt-count', salts: salts.length, seats: setup.seats }
  const possible = new RegExp(SALT_PATTERN)
  const seat = salts.findIndex(salt => salt !== NO_SALT && !possible.test(salt))
  if (seat >= 0) return { kind: 'impossible-salt', seat }
  if ((yield* commitment(secret)) !== shown) return { kind: 'other-secret' }
  if ((yield* seed(secret, salts)) !== setup.seed) return { kind: 'other-seed' }
  return null
}

const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(each => typeof each === 'string')
