import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '../config.ts'

/** Where the SQLite database of a data folder is. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'cloak.sqlite')

/** The same, for commands that need one: they make none. */
export function existingDatabase(dataDir: string): string {
  const path = databaseFile(dataDir)
  if (!existsSync(path)) throw new ConfigError(`DATA_DIR: there is no database in the folder ${resolve(dataDir)}`)
  return path
}
