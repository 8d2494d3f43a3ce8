import { randomBytes } from 'node:crypto'

/** The server's part of a game's seed; nobody else knows it until the game is over. */
export const newSecret = (): string => randomBytes(32).toString('hex')
/** An id that cannot be guessed: anyone who has a table's id may enter. */
export const newId = (): string => randomBytes(16).toString('base64url')
