import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Fills a folder once, for every process that wants it: under a temporary name first, so that a folder with the final name
 * is always complete. A process that finishes second uses the folder of the first.
 */
export async function makeOnce(folder: string, fill: (staging: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const staging = mkdtempSync(`${folder}.`)
  try {
    await fill(staging)
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}
