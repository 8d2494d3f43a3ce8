import { botPool } from '@cloak/server'
import { thoughtOf } from '../packages/server/test/support/thought.ts'

/** Somebody who has chancellors of his own on the same machine, and nothing to do with the server. */
export interface Stranger {
  think(): void
  /** As soon as those who think have answered. */
  rest(): Promise<void>
  leave(): Promise<void>
}

export function stranger(thinkers: number, milliseconds: number): Stranger {
  const pool = botPool(thinkers)
  const thought = thoughtOf('chancellor', milliseconds)
  let thinks = false
  let thinking: Promise<unknown> = Promise.resolve()
  const goOn = async (): Promise<void> => {
    if (!thinks) return
    await pool.decide(thought)
    await goOn()
  }
  return {
    think() {
      if (thinks) return
      thinks = true
      thinking = Promise.all(Array.from({ length: thinkers }, goOn))
    },
    async rest() {
      thinks = false
      await thinking
    },
    leave: () => pool.close(),
  }
}
