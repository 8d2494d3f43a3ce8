import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, AnyTypes } from '@cloak/games'
import type { Setup } from '@cloak/kernel'
import { type GameFile, gameText } from '@cloak/record'
import { newRecording } from '@cloak/record/node'
import type { Bot } from './bots.ts'
import { Failure, reasonOf } from './io.ts'
import { type Played, playGame } from './play.ts'

/** Plays a game and records it. */
export function recordGame(game: AnyGame, setup: Setup, bots: readonly Bot[]): Played & { file: GameFile } {
  const recording = newRecording<AnyTypes['table']>(setup)
  const played = playGame(game, setup, bots, recording)
  return { ...played, file: recording.file(played.standing) }
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
