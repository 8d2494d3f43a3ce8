/** Lets one piece of work begin when the one before has ended, however it ended. */
export interface InTurn {
  <R>(work: () => Promise<R>): Promise<R>
  busy(): boolean
}

export function inTurn(): InTurn {
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const ended = () => void waiting--
  const next = <R>(work: () => Promise<R>): Promise<R> => {
    waiting++
    const result = queue.then(work)
    queue = result.then(ended, ended)
    return result
  }
  return Object.assign(next, { busy: () => waiting > 0 })
}
