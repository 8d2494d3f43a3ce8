import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@cloak/games'
import type { Entry, Setup } from '@cloak/kernel'
import type { Bot } from './bots.ts'
import { digestOf, firstLink, nextLink, outcome } from './digest.ts'
import { type GameFile, gameText } from './file.ts'
import { Failure, reasonOf } from './io.ts'
import { type Played, playGame, type Scribe } from './play.ts'

/** Plays a game and writes it down. */
export function recordGame(game: AnyGame, setup: Setup, bots: readonly Bot[]): Played & { file: GameFile } {
  const log: Entry[] = []
  const digests: string[] = []
  const scribe: Scribe = {
    began: state => void digests.push(firstLink(setup, state)),
    entered(entry, state) {
      log.push(entry)
      digests.push(nextLink(digests.at(-1)!, entry, state))
    },
  }
  const played = playGame(game, setup, bots, scribe)
  const { standing, state } = played
  const digest = digestOf(outcome(standing, state))
  return { ...played, file: { format: 'cloak-game', version: 1, setup, log, digests, digest, standing } }
}

/** A folder for saved games, made if it is not there. */
export function folder(path: string): { save(file: GameFile, name: string): void } {
  const orFail = (does: () => void): void => {
    try {
      does()
    } catch (error) {
      throw new Failure(`cannot save in '${path}': ${reasonOf(error)}`)
    }
  }
  orFail(() => void mkdirSync(path, { recursive: true }))
  return { save: (file, name) => orFail(() => writeFileSync(join(path, name), gameText(file))) }
}
