/** Lets one piece of work begin when the one before has ended, however it ended; at once, if none is under way. */
export interface InTurn {
  <R>(work: () => Promise<R>): Promise<R>
  busy(): boolean
}

export function inTurn(): InTurn {
  const waiting: (() => void)[] = []
  let busy = false
  async function next<R>(work: () => Promise<R>): Promise<R> {
    if (busy) await new Promise<void>(begin => waiting.push(begin))
    busy = true
    try {
      return await work()
    } finally {
      const begin = waiting.shift()
      if (begin) begin()
      else busy = false
    }
  }
  return Object.assign(next, { busy: () => busy })
}
