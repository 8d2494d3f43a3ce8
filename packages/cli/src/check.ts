import { type AnyTypes, type InstalledGame, gameNamed } from '@cloak/games'
import type { ClaimedGame, FaultAt, VerifiedGame, Watch } from '@cloak/record'
import { verifyGame } from '@cloak/record/node'
import { gameFaultInText } from './faults.ts'
import type { Find } from './house.ts'
import { quoted } from './io.ts'
import { inEnglish } from './speak.ts'

type Table = AnyTypes['table']

/** The first thing in a saved game that does not hold: where, and why, in words. */
export interface Broken {
  at: FaultAt['at']
  why: string
}
/** A saved game that holds, and the game it is of. */
export interface Checked extends VerifiedGame<Table> {
  entry: InstalledGame
}

/** Finds the game that a file is of, and verifies the file. */
export function check(file: ClaimedGame, watch?: Watch<Table>, find: Find = gameNamed): Checked | Broken {
  const { game: id } = file.setup as { game?: unknown }
  const entry = typeof id === 'string' ? find(id) : undefined
  if (!entry) return { at: 'setup', why: `there is no game ${quoted(id)}` }
  const verified = verifyGame(entry.game, file, watch)
  if ('fault' in verified) return { at: verified.at, why: gameFaultInText(verified.fault, inEnglish(entry)) }
  return { ...verified, entry }
}
