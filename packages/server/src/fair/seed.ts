import { createHash, randomBytes } from 'node:crypto'
import { type SEED_SCHEME, seedText } from '@cloak/kernel'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What only the server knows until the game is over. */
export const newSecret = (): string => randomBytes(32).toString('hex')
/** Of a seat that sent none: a bot's, or a careless one's. The server makes up none, or it could try until one suits it. */
export const NO_SALT = ''
/** Unguessable: whoever has a table's id may come in. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** Shown before the first card: the server can no longer change its secret. */
export const commitmentTo = (secret: string): string => sha256(secret)
/** The seed of the game: nobody at the table and no server could have chosen it alone. */
export const seedOf = (secret: string, salts: readonly string[]): string => sha256(seedText(secret, salts))

/** The part of a finished game's file that shows where its seed came from. */
export interface Fairness {
  scheme: typeof SEED_SCHEME
  commitment: string
  secret: string
  salts: string[]
}
