import { createHash } from 'node:crypto'
import type { Entry, Game, GameTypes, Setup, Standing, State } from '@cloak/kernel'
import { digest, firstLink, lines, nextLink } from './chain.ts'
import { commitment, type Fairness, SEED_SCHEME, seed } from './fairness.ts'
import { type ClaimedGame, type GameFile, gameFile } from './file.ts'
import { type Hashing, hashNow } from './hashing.ts'
import * as verify from './verify.ts'

/** Piece by piece: the long text of a state is not copied for it. */
function sha256(pieces: readonly string[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
const hashed = <R>(work: Hashing<R>): R => hashNow(work, sha256)

/** The commitment to a secret: SHA-256 of it. */
export const commitmentTo = (secret: string): string => hashed(commitment(secret))
/** The seed that a secret and the salts of all seats make. */
export const seedOf = (secret: string, salts: readonly string[]): string => hashed(seed(secret, salts))
/** The fairness part of a finished game's file. */
export const fairnessOf = (secret: string, salts: string[]): Fairness => ({
  scheme: SEED_SCHEME,
  commitment: commitmentTo(secret),
  secret,
  salts,
})
/** The digest of one game. */
export const digestOf = <T>(standing: readonly Standing[] | null, state: State<T>): string =>
  hashed(digest(standing, state))

/** The digest of many games, given their outcomes (`outcomeText`) one by one. For a single game it is `digestOf`. */
export function digester(): { add(outcome: string): void; digest(): string } {
  const hash = createHash('sha256')
  return {
    add(outcome) {
      for (const piece of lines(outcome)) hash.update(piece)
    },
    digest: () => hash.digest('hex'),
  }
}

/** Makes the file of a game, state by state. */
export interface Recording<T> {
  began(state: State<T>): void
  /** The log entry, and the state after it. */
  entered(entry: Entry, state: State<T>): void
  /** The game so far. */
  file(standing: Standing[] | null): GameFile
}
export function newRecording<T>(setup: Setup): Recording<T> {
  const log: Entry[] = []
  const digests: string[] = []
  let last: State<T> | null = null
  return {
    began(state) {
      digests.push(hashed(firstLink(setup, state)))
      last = state
    },
    entered(entry, state) {
      log.push(entry)
      digests.push(hashed(nextLink(digests.at(-1)!, entry, state)))
      last = state
    },
    file(standing) {
      if (!last) throw new Error('a game that has not begun has no file')
      return gameFile({ setup, log, digests, digest: digestOf(standing, last), standing })
    },
  }
}

/** Checks a whole file: its setup, where its seed came from, and, playing it again, every state and the end. */
export const verifyGame = <G extends GameTypes>(
  game: Game<G>,
  file: ClaimedGame,
  watch?: verify.Watch<G['table']>,
): verify.VerifiedGame<G['table']> | verify.FaultAt => hashed(verify.verifyGame(game, file, watch))
