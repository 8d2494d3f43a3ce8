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
 * Plays the games of these numbers on so many threads and returns them in order. Each game hangs on its number alone, so how
 * many threads there are changes nothing but the time.
 */
export async function playOnThreads(
  brief: Brief,
  games: readonly number[],
  threads: number,
  done: (n: number) => void,
): Promise<Bout[]> {
  const played = new Map<number, Bout>()
  const waiting = [...games]
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: brief })
      const goOn = (): void => {
        const next = waiting.shift()
        if (next !== undefined) worker.postMessage(next, [])
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (said: Said) => {
        if ('failed' in said) {
          waiting.length = 0
          void worker.terminate().then(() => reject(new Failure(said.failed)))
          return
        }
        if ('bout' in said) {
          played.set(said.game, said.bout)
          done(played.size)
        }
        goOn()
      })
    })
  await Promise.all(Array.from({ length: Math.min(threads, games.length) }, work))
  return games.map(game => played.get(game)!)
}
