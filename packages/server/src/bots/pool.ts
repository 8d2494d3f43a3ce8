import { Worker } from 'node:worker_threads'
import type { Answer } from '@cloak/kernel'
import type { Brain, Thought } from './brain.ts'
import { rightOfWay } from './right-of-way.ts'
import type { Thread } from './worker.ts'

interface Asked {
  thought: Thought
  settle: (answer: Answer) => void
  fail: (error: Error) => void
}
type Said = { id: number; answer: Answer } | { id: number; fault: string }

/** A thread and what it has yet to answer, one after the other. */
interface Thinker {
  worker: Worker
  asked: Map<number, Asked>
  late: NodeJS.Timeout | undefined
}

/** Milliseconds beyond all that a thought may take: whoever takes longer gets no core. */
const LATE = 1_000

/**
 * Threads that think for bots, made when first needed; one that dies is replaced, and its thoughts fail. They run only while
 * cores are idle. On a machine where none ever is that would be hardly ever: a thread that is late is replaced by one that
 * gets a small share in any case, and none is made otherwise from then on.
 */
export function botPool(size: number, late = LATE): Required<Brain> {
  const thinkers: (Thinker | null)[] = Array.from({ length: size }, () => null)
  const people = rightOfWay()
  let next = 0
  let onlyWhenIdle = true

  function thinkerAt(slot: number): Thinker {
    const found = thinkers[slot]
    if (found) return found
    const workerData: Thread = { way: people.way, onlyWhenIdle }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    const made: Thinker = { worker, asked: new Map(), late: undefined }
    worker.unref()
    worker.on('message', (said: Said) => {
      const who = made.asked.get(said.id)
      made.asked.delete(said.id)
      watch(made, slot)
      if ('answer' in said) who?.settle(said.answer)
      else who?.fail(new Error(said.fault))
    })
    const gone = (error?: unknown) => {
      clearTimeout(made.late)
      if (thinkers[slot] === made) thinkers[slot] = null
      for (const { fail } of made.asked.values()) fail(error instanceof Error ? error : new Error('a bot thread ended'))
      made.asked.clear()
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    thinkers[slot] = made
    return made
  }

  /** Whoever has anything to answer answers the first of it in time. */
  function watch(thinker: Thinker, slot: number): void {
    clearTimeout(thinker.late)
    const [first] = thinker.asked.values()
    if (first && onlyWhenIdle)
      thinker.late = setTimeout(replace, 2 * first.thought.budget + late, thinker, slot).unref()
  }

  function replace({ worker, asked }: Thinker, slot: number): void {
    onlyWhenIdle = false
    thinkers[slot] = null
    for (const [id, who] of asked) ask(thinkerAt(slot), slot, id, who)
    asked.clear()
    void worker.terminate()
  }

  function ask(thinker: Thinker, slot: number, id: number, who: Asked): void {
    thinker.asked.set(id, who)
    thinker.worker.postMessage({ id, thought: who.thought }, [])
    if (thinker.asked.size === 1) watch(thinker, slot)
  }

  return {
    people,
    decide: (thought: Thought) =>
      new Promise((settle, fail) => {
        const id = next++
        ask(thinkerAt(id % size), id % size, id, { thought, settle, fail })
      }),
    async close() {
      await Promise.all(thinkers.flatMap(thinker => (thinker ? [thinker.worker.terminate()] : [])))
    },
  }
}
