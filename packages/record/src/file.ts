import type { Entry, Setup, Standing } from '@cloak/kernel'
import type { Fairness } from './fairness.ts'

/** A saved game. The setup and the log are the game; the rest shows that nothing was changed. */
export interface GameFile {
  format: 'cloak-game'
  version: 1
  setup: Setup
  log: Entry[]
  /** The hash chain: one link for the setup, then one for each log entry. */
  digests: string[]
  /** SHA-256 over the standing and the last state. */
  digest: string
  /** Null if the game is not over. */
  standing: Standing[] | null
  fairness?: Fairness
}
/** The file of a game that a server dealt: it also says where the seed came from. */
export interface ServedGameFile extends GameFile {
  fairness: Fairness
}

/** A file as it was read: its parts are there, and nothing in them can be trusted yet. */
export interface ClaimedGame {
  setup: object
  log: readonly unknown[]
  digests: readonly unknown[]
  digest: unknown
  standing: unknown
  fairness?: unknown
}

const FORMAT = 'cloak-game'
const VERSION = 1
const PARTS = ['format', 'version', 'setup', 'log', 'digests', 'digest', 'standing'] as const
const FAIRNESS = 'fairness'

/** A new file, its parts in the order in which they are written. */
export const gameFile = (parts: Omit<GameFile, 'format' | 'version' | 'fairness'>): GameFile => ({
  format: FORMAT,
  version: VERSION,
  setup: parts.setup,
  log: parts.log,
  digests: parts.digests,
  digest: parts.digest,
  standing: parts.standing,
})

/** A saved game as text: JSON with one log entry on a line. */
export function gameText(file: GameFile): string {
  const list = (all: readonly unknown[]): string => `[\n${all.map(each => JSON.stringify(each)).join(',\n')}\n]`
  const parts = [...PARTS, ...(file.fairness ? ([FAIRNESS] as const) : [])].map(part => {
    const value = file[part]
    return `${JSON.stringify(part)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}

/** Why a text is not a saved game. */
export type FileFault =
  | { kind: 'not-json'; error: unknown }
  | { kind: 'not-a-game' }
  | { kind: 'unknown-version'; version: unknown; known: number }
  | { kind: 'missing-part'; part: string }
  | { kind: 'extra-part'; part: string }
  | { kind: 'not-an-object'; part: 'setup' }
  | { kind: 'not-a-list'; part: 'log' | 'digests' }

/** Reads the text of a saved game. What it says is for `verifyGame` to judge. */
export function readGame(text: string): ClaimedGame | { fault: FileFault } {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    return { fault: { kind: 'not-json', error } }
  }
  if (!isObject(read) || read['format'] !== FORMAT) return { fault: { kind: 'not-a-game' } }
  const { version, setup, log, digests, digest, standing } = read
  if (version !== VERSION) return { fault: { kind: 'unknown-version', version, known: VERSION } }
  const missing = PARTS.find(part => !Object.hasOwn(read, part))
  if (missing) return { fault: { kind: 'missing-part', part: missing } }
  const known: readonly string[] = [...PARTS, FAIRNESS]
  const extra = Object.keys(read).find(part => !known.includes(part))
  if (extra !== undefined) return { fault: { kind: 'extra-part', part: extra } }
  if (!isObject(setup)) return { fault: { kind: 'not-an-object', part: 'setup' } }
  if (!Array.isArray(log)) return { fault: { kind: 'not-a-list', part: 'log' } }
  if (!Array.isArray(digests)) return { fault: { kind: 'not-a-list', part: 'digests' } }
  return { setup, log, digests, digest, standing, ...(FAIRNESS in read && { fairness: read[FAIRNESS] }) }
}

const isObject = (x: unknown): x is { [field: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
