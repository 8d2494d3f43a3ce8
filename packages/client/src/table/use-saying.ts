import type { Failure } from '@cloak/protocol'
import { useState } from 'react'
import type { Wish } from '../connection/link.ts'
import { ask } from './store.ts'

export interface Saying {
  /** A line is on its way. */
  isSaying: boolean
  /** Why the last line was not said. */
  refused: Failure | null
  /** Was it said? What was not stays with who would have said it. */
  speak(line: Wish): Promise<boolean>
}

/** Says one line after another: many at once would be more than the server hears from anybody. */
export function useSaying(): Saying {
  const [isSaying, setSaying] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)
  return {
    isSaying,
    refused,
    async speak(line) {
      setSaying(true)
      const reply = await ask(line)
      setSaying(false)
      setRefused(reply?.kind === 'error' ? reply.error : null)
      return reply?.kind === 'done'
    },
  }
}
