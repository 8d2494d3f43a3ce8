import { Worker } from 'node:worker_threads'
import type { Bout } from './arena-game.ts'
import { Failure } from './io.ts'

/** What a worker is told at its beginning: the command's own arguments, which it reads as the command does. */
export interface Brief {
  given: { readonly [flag: string]: string | true }
  budget: string
}
/** What it says: that it is ready for a game, what came of one, or why none could. */
export type Said = { ready: true } | { game: number; bout: Bout } | { failed: string }

/**
 * Plays games 0 to `games` - 1 on so many threads and returns them in order. Each game hangs on its number alone, so how many
 * threads there are changes nothing but the time.
 */
export async function playOnThreads(
  brief: Brief,
  games: number,
  threads: number,
  done: (n: number) => void,
): Promise<Bout[]> {
  const bouts: Bout[] = []
  let [next, finished] = [0, 0]
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: brief })
      const goOn = (): void => {
        if (next < games) worker.postMessage(next++, [])
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (said: Said) => {
        if ('failed' in said) {
          next = games
          void worker.terminate().then(() => reject(new Failure(said.failed)))
          return
        }
        if ('bout' in said) {
          bouts[said.game] = said.bout
          done(++finished)
        }
        goOn()
      })
    })
  await Promise.all(Array.from({ length: Math.min(threads, games) }, work))
  return bouts
}
