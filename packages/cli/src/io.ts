/** Where a command speaks, and the clock it measures by. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** Is somebody watching `err`? Progress is for eyes only. */
  tty: boolean
  /** Milliseconds. */
  now(): number
  /** On how many threads long work may be done. */
  cores: number
}

/** The command was not called as it can be: exit 2, and nothing has happened. */
export class Misuse extends Error {
  override name = 'Misuse'
}
/** The command was called rightly and could not do it: exit 1. */
export class Failure extends Error {
  override name = 'Failure'
}
const LONGEST = 2000

/** Text from elsewhere, fit for a terminal: no control codes, no end of a novel. */
export const plain = (text: string, longest = LONGEST): string => text.slice(0, longest).replace(/(?!\n)\p{Cc}/gu, '�')

/** A value from elsewhere, named in a sentence. */
export const quoted = (x: unknown): string =>
  typeof x === 'string' || typeof x === 'number'
    ? JSON.stringify(x).slice(0, 80)
    : `(${x === null ? 'null' : typeof x})`

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
