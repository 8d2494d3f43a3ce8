import { constants, setPriority } from 'node:os'

/**
 * Lets people be served before this thread, whenever a core cannot do both. On Linux a thread has a priority of its own;
 * elsewhere the whole process would step behind.
 */
export function stepBehind(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
