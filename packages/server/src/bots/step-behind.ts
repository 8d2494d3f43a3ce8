import { spawnSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** This thread, by its number; only where `/proc` is there to be seen. */
const SELF = '/proc/thread-self'

/**
 * Lets people be served before this thread, whenever a core cannot do both. On Linux a thread has a priority of its own;
 * elsewhere the whole process would step behind.
 */
export function stepBehind(onlyWhenIdle: boolean): void {
  if (process.platform !== 'linux') return
  setPriority(constants.priority.PRIORITY_LOW)
  if (onlyWhenIdle) runWhenIdle()
}

/**
 * A thread of the lowest priority may keep its core for a while though somebody else has woken; one that runs only when a core
 * is idle lets go at once. Node cannot ask for that, but `chrt` can; where there is none, the priority has to do. It cannot be
 * taken back without privileges.
 */
function runWhenIdle(): void {
  if (existsSync(SELF)) spawnSync('chrt', ['-i', '-p', '0', basename(readlinkSync(SELF))], { stdio: 'ignore' })
}
