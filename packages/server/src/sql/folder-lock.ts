import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'
import { keepPrivate } from './private-file.ts'
import { unusableFolder } from './unusable.ts'

/** SQLite's code for a file that another connection has locked. */
const BUSY = 5

/** Makes the data folder if it is missing, and makes sure that files can be made in it. */
export function prepareFolder(dataDir: string): void {
  try {
    // Games in play lie open in it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unusableFolder(error)
  }
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new ConfigError(`DATA_DIR: the folder ${resolve(dataDir)} cannot be written${code}`)
  }
}

/**
 * Claims the data folder for one server, until the returned function is called or the process ends, however it ends. The lock
 * is the operating system's, on a file of its own: the database stays open to `backup` and `check`. The file is never removed,
 * because a server that is just starting may have it open.
 */
export function lockFolder(dataDir: string): () => void {
  prepareFolder(dataDir)
  const path = join(dataDir, 'cloak.lock')
  keepPrivate(path)
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
      throw new ConfigError(`DATA_DIR: another server is using the folder ${resolve(dataDir)}`)
    throw unusableFolder(error)
  }
  const held = file
  return () => void (held.isOpen && held.close())
}
