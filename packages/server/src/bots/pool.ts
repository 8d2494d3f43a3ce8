import { Worker } from 'node:worker_threads'
import type { Answer } from '@cloak/kernel'
import type { Brain, Thought } from './brain.ts'
import { rightOfWay } from './right-of-way.ts'

interface Asked {
  worker: Worker
  settle: (answer: Answer) => void
  fail: (error: Error) => void
}
type Said = { id: number; answer: Answer } | { id: number; fault: string }

/** Threads that think for bots, made when first needed; one that dies is replaced, and its thoughts fail. */
export function botPool(size: number): Required<Brain> {
  const idle: (Worker | null)[] = Array.from({ length: size }, () => null)
  const people = rightOfWay()
  const asked = new Map<number, Asked>()
  let next = 0

  function workerAt(slot: number): Worker {
    const found = idle[slot]
    if (found) return found
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: people.way })
    worker.unref()
    worker.on('message', (said: Said) => {
      const who = asked.get(said.id)
      asked.delete(said.id)
      if ('answer' in said) who?.settle(said.answer)
      else who?.fail(new Error(said.fault))
    })
    const gone = (error?: unknown) => {
      if (idle[slot] === worker) idle[slot] = null
      for (const [id, who] of asked)
        if (who.worker === worker) {
          asked.delete(id)
          who.fail(error instanceof Error ? error : new Error('a bot thread ended'))
        }
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    idle[slot] = worker
    return worker
  }

  return {
    people,
    decide: (thought: Thought) =>
      new Promise((settle, fail) => {
        const id = next++
        const worker = workerAt(id % size)
        asked.set(id, { worker, settle, fail })
        worker.postMessage({ id, thought }, [])
      }),
    async close() {
      await Promise.all(idle.flatMap(worker => (worker ? [worker.terminate()] : [])))
    },
  }
}
