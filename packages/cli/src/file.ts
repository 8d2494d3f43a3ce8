import { readFileSync, statSync } from 'node:fs'
import { type ClaimedGame, readGame } from '@cloak/record'
import { fileFaultInText } from './faults.ts'
import { reasonOf } from './io.ts'

const LARGEST = 32 * 1024 * 1024

/** Reads a saved game; in words what is wrong with a file that is none. */
export function readGameFile(path: string): ClaimedGame | string {
  try {
    const { size } = statSync(path)
    if (size > LARGEST) return `is larger than ${LARGEST / 1024 / 1024} MB, which no saved game is`
    const read = readGame(readFileSync(path, 'utf8'))
    return 'fault' in read ? fileFaultInText(read.fault) : read
  } catch (error) {
    return `cannot be read: ${reasonOf(error)}`
  }
}
