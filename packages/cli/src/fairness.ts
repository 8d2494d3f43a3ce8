import { createHash } from 'node:crypto'
import { SALT_PATTERN, SEED_SCHEME, seedText, type Setup } from '@cloak/kernel'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const SALT = new RegExp(SALT_PATTERN)

/** The part of a file that says where its seed came from. */
export interface Fairness {
  scheme: typeof SEED_SCHEME
  commitment: string
  secret: string
  salts: string[]
}

/**
 * What is wrong with the part of a file that says where its seed came from, or null: the secret must be the one committed to
 * before the first card, and the secret and a salt from each seat together must make the seed.
 */
export function faultInFairness(fairness: unknown, { seats, seed }: Pick<Setup, 'seats' | 'seed'>): string | null {
  if (typeof fairness !== 'object' || fairness === null) return "'fairness' is not an object"
  const { scheme, commitment, secret, salts } = fairness as { [part: string]: unknown }
  if (scheme !== SEED_SCHEME) return "'fairness' follows no scheme known here"
  if (typeof secret !== 'string' || !isTexts(salts)) return "'fairness' lacks its secret or its salts"
  if (salts.length !== seats) return `the salts are ${salts.length}, the seats ${seats}`
  const odd = salts.findIndex(salt => !isSalt(salt))
  if (odd >= 0) return `the salt of seat ${odd} is none that a seat can send`
  if (sha256(secret) !== commitment) return 'the secret is not the one the server had committed to'
  if (sha256(seedText(secret, salts)) !== seed) return 'secret and salts do not make the seed'
  return null
}

const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(each => typeof each === 'string')
/** Empty is the salt of a seat that sent none. */
const isSalt = (salt: string): boolean => salt === '' || SALT.test(salt)
