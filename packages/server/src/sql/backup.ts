import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivate } from './private-file.ts'
import { existingDatabase } from './database-file.ts'

/** A backup that could not be taken; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Copies the database of a data folder to a file, while a server may be playing on it: the copy is of one moment. It is whole or
 * not there: it has another name until it is on the disk. Returns its size in bytes.
 */
export function backup(dataDir: string, to: string): number {
  const source = existingDatabase(dataDir)
  if (existsSync(to)) throw new BackupError(`${to} exists already; give the backup another name`)
  const unfinished = `${to}.${process.pid}.part`
  try {
    createPrivate(unfinished)
  } catch (error) {
    throw new BackupError(`${to} cannot be written: ${reasonOf(error)}`)
  }
  try {
    copy(source, unfinished)
    flush(unfinished)
    renameSync(unfinished, to)
    // A folder cannot be flushed on Windows.
    if (process.platform !== 'win32') flush(dirname(resolve(to)))
    return statSync(to).size
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw new BackupError(`the database cannot be copied: ${reasonOf(error)}`)
  }
}

function copy(source: string, to: string): void {
  const file = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // One reading transaction: the server goes on writing meanwhile.
    file.prepare('vacuum into ?').run(to)
  } finally {
    file.close()
  }
}

function flush(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'no reason given')
