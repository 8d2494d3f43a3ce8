import type { Answer, Seat } from '@cloak/kernel'
import type { Claim, Clock, Level } from '@cloak/protocol'

/** Somebody sitting down. */
export interface Sitter {
  person: string
  name: string
  salt: string
  /** A program of somebody's, by a token. Left out where a person sits, and by older lines. */
  program?: true
}
/** Who gave an answer: the person, the bot of the seat, its clock, or a stand-in. */
export type By = 'person' | 'bot' | 'clock' | 'stand-in'

/** What can be written in a table's journal. One command, one line. */
type Deed =
  | {
      kind: 'opened'
      host: string
      game: string
      seats: number
      options: object
      clock: Clock
      listed: boolean
      /** Left out by older lines, whose results all counted. */
      rated?: boolean
      /** Revealed when the game is over; only its hash is shown before. */
      secret: string
      /** The host, at seat 0. */
      sits: Sitter | null
      /** Bots that sit there from the beginning. */
      bots: { seat: Seat; level: Level }[]
    }
  | ({ kind: 'sat'; seat: Seat } & Sitter)
  | { kind: 'bot-sat'; seat: Seat; level: Level }
  | { kind: 'salted'; seat: Seat; salt: string }
  | { kind: 'rose'; seat: Seat }
  | { kind: 'closed' }
  | { kind: 'started'; rules: number; seed: string }
  | ({ kind: 'entered'; at: number; seat: Seat; by: By; bank?: number } & ({ answer: Answer } | { undo: true }))
  | { kind: 'said'; seat: Seat; text: string }
  | { kind: 'claimed'; seat: Seat; claim: Claim }
  | { kind: 'silenced'; seat: Seat; on: boolean }
  | { kind: 'left'; seat: Seat }
  | { kind: 'returned'; seat: Seat }
  | { kind: 'agreed'; seat: Seat; on: boolean }
  | { kind: 'rematched'; table: string }

export type Line = Deed & {
  /** Milliseconds since 1970, by the server's clock. */
  time: number
  /** The command it came of, so that the same one is not done twice: person and id. */
  cmd?: string
}
export type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>
