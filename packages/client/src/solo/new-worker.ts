/** Another thread with the rules and the bots. */
export const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
