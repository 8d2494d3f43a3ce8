import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { type Answer, Rng, sample } from '@cloak/kernel'
import type { Thought } from './brain.ts'

/** The floor: any legal answer. */
function decide({ seen }: Thought): Answer {
  if (!seen.mine) throw new Error('nothing is asked of this seat')
  return sample(seen.mine.decision, Rng.from(randomBytes(16).toString('hex')))
}

parentPort?.on('message', ({ id, thought }: { id: number; thought: Thought }) => {
  try {
    parentPort?.postMessage({ id, answer: decide(thought) }, [])
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : 'no answer' }, [])
  }
})
