import type { ErrorCode } from '@cloak/protocol'
import { pauses } from './pauses.ts'

const FIRST_PAUSE = 800
/** So often a command is put to a server that asks to slow down; then its sender is told. */
const MOST_TRIES = 6
const AGAIN: readonly ErrorCode[] = ['unavailable', 'too-many', 'paused']

/** Commands that the server would not take now: they are put to it again one at a time, after growing pauses. */
export interface Held {
  /** Keeps a command for later; false if it is not to be tried again. */
  keep(id: string, code: ErrorCode): boolean
  /** This one has been answered for good. */
  drop(id: string): void
  has(id: string): boolean
  /** Puts the next one without waiting any longer. */
  again(): void
  close(): void
}
export function held(put: (id: string) => void, tell: (code: ErrorCode | null) => void): Held {
  /** How often each was refused, in the order of the first time. */
  const tries = new Map<string, number>()
  const pause = pauses(FIRST_PAUSE)
  let timer: ReturnType<typeof setTimeout> | undefined

  const first = (): string | undefined => tries.keys().next().value
  function again(): void {
    clearTimeout(timer)
    const id = first()
    if (id !== undefined) put(id)
  }
  return {
    keep(id, code) {
      const times = (tries.get(id) ?? 0) + 1
      if (!AGAIN.includes(code) || (code === 'too-many' && times > MOST_TRIES)) return false
      tries.set(id, times)
      tell(code)
      if (id !== first()) return true
      clearTimeout(timer)
      timer = setTimeout(again, pause.next())
      return true
    },
    drop(id) {
      const wasFirst = id === first()
      if (!tries.delete(id) || !wasFirst) return
      pause.reset()
      again()
      if (tries.size === 0) tell(null)
    },
    has: id => tries.has(id),
    again,
    close: () => clearTimeout(timer),
  }
}
