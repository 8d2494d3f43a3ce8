import type { Failure } from '@cloak/protocol'
import { pauses } from './pauses.ts'

const FIRST_PAUSE = 800

/** May what was refused so be granted to whoever waits? */
export const mayPass = ({ code }: Failure): boolean => code === 'unavailable' || code === 'too-many'

/** Asks for one thing until it is granted, as long as waiting may help. */
export interface Asking {
  ask(): void
  /** The command of this id has failed: is it the one that asked? */
  failed(id: string, failure: Failure): void
  granted(): void
  /** Asks at once, if it would be asked again later. */
  again(): void
  stop(): void
}
export function asking(put: () => string, missed: (failure: Failure) => void): Asking {
  const pause = pauses(FIRST_PAUSE)
  let timer: ReturnType<typeof setTimeout> | null = null
  let asked: string | null = null

  function stop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  function ask(): void {
    stop()
    asked = put()
  }
  return {
    ask,
    failed(id, failure) {
      if (id !== asked) return
      stop()
      if (mayPass(failure)) timer = setTimeout(ask, pause.next())
      missed(failure)
    },
    granted: pause.reset,
    again: () => timer !== null && ask(),
    stop,
  }
}
