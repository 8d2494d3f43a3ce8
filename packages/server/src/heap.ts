import { setFlagsFromString } from 'node:v8'

/**
 * What a table holds, it holds until its next move: longer than V8 waits before it takes a thing for old, and much shorter
 * than old things live. Left alone, V8 learns to make all of it among the old, where only a full collection finds it.
 */
export const holdNothingForOld = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
