import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

const OWNER_ONLY = 0o600
const OTHERS = 0o077

/** Makes an empty file that only its owner can read. Fails if there is one already. */
export const createPrivate = (path: string): void => closeSync(openSync(path, 'wx', OWNER_ONLY))

/**
 * Makes the database file if it is missing, and takes it away from other users: it holds the seeds of games in play. Files that
 * SQLite makes beside it get the same rights.
 */
export function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', OWNER_ONLY))
    for (const file of [path, `${path}-wal`, `${path}-shm`]) closeToOthers(file)
  } catch {
    // SQLite opens the file next, and names the reason.
  }
}

function closeToOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  if (mode !== undefined && (mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS)
}
