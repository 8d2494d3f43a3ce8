import { readFileSync, statSync } from 'node:fs'
import type { Entry, Setup, Standing } from '@cloak/kernel'
import { quoted, reasonOf } from './io.ts'

/** A saved game: its setup and entries are the game, the rest shows that nothing was changed. */
export interface GameFile {
  format: 'cloak-game'
  version: 1
  setup: Setup
  log: Entry[]
  /** One link for the setup, then one for each entry. */
  digests: string[]
  /** SHA-256 over the standing and the last state. */
  digest: string
  /** Null while the game is not over. */
  standing: Standing[] | null
}
/** The same as it is read: nothing in it can be trusted yet, but that its parts are there. */
export interface Claimed {
  setup: object
  log: unknown[]
  digests: unknown[]
  digest: unknown
  standing: unknown
  /** Where the seed came from, in games that a server dealt. */
  fairness?: unknown
}

const LARGEST = 32 * 1024 * 1024
const PARTS = ['format', 'version', 'setup', 'log', 'digests', 'digest', 'standing']

/** Reads a file; what is wrong with it, if it is none of ours. */
export function readGame(path: string): Claimed | string {
  try {
    const { size } = statSync(path)
    if (size > LARGEST) return `is larger than ${LARGEST / 1024 / 1024} MB, which no saved game is`
    return gameIn(readFileSync(path, 'utf8'))
  } catch (error) {
    return `cannot be read: ${reasonOf(error)}`
  }
}

export function gameIn(text: string): Claimed | string {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    return `is not JSON: ${reasonOf(error)}`
  }
  if (!isRecord(read) || read['format'] !== 'cloak-game') return 'is not a saved game'
  if (read['version'] !== 1) return `is a saved game of version ${quoted(read['version'])}; known is 1`
  const lacking = PARTS.find(part => !Object.hasOwn(read, part))
  if (lacking) return `is a saved game without '${lacking}'`
  const odd = Object.keys(read).find(part => part !== 'fairness' && !PARTS.includes(part))
  if (odd !== undefined) return `is a saved game with ${quoted(odd)}, which does not belong there`
  const { setup, log, digests, digest, standing } = read
  if (!isRecord(setup)) return `is a saved game whose 'setup' is not an object`
  if (!Array.isArray(log)) return `is a saved game whose 'log' is not a list`
  if (!Array.isArray(digests)) return `is a saved game whose 'digests' are not a list`
  return { setup, log, digests, digest, standing, ...('fairness' in read ? { fairness: read['fairness'] } : {}) }
}

const isRecord = (x: unknown): x is { [field: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** A saved game as text: JSON, a line an entry. */
export function gameText(file: GameFile): string {
  const lines = (all: readonly unknown[]): string => `[\n${all.map(each => JSON.stringify(each)).join(',\n')}\n]`
  const parts = PARTS.map(part => {
    const value = file[part as keyof GameFile]
    return `${JSON.stringify(part)}: ${Array.isArray(value) ? lines(value) : JSON.stringify(value)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}
